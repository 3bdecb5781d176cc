\\ Smith invariants of the n x n board by PARI, from the chase matrix: its size is n, not n^2. Prints seconds and product.
smith(n) = { my(m = matrix(n, n, i, j, abs(i - j) <= 1), a = 0*m, b = matid(n), c); for (k = 1, n, c = -m*b - a; a = b; b = c); matsnf(b) };
print_smith(n) = { my(t = gettime(), d = smith(n)); print(gettime()/1000., " ", #select(x -> x > 1 || x == 0, d)) };
