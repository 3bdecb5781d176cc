// Nullities of the n × n boards, n = 1 … N, by NTL: deg gcd(f_n(x), f_n(x + 1)), f_(n+1) = x f_n + f_(n-1) over GF(2).
// Prints the seconds and the sum of all nullities. c++ -O2 ntl.cpp -lntl -lgmp
#include <NTL/GF2X.h>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace NTL;

int main(int argc, char **argv) {
  const long most = argc > 1 ? atol(argv[1]) : 5000;
  const clock_t began = clock();
  GF2X one, shift, a0, a1, b0, b1;
  set(one);
  SetX(shift);
  shift += one;
  a1 = one;
  b1 = one;
  long sum = 0;
  for (long n = 1; n <= most; n++) {
    GF2X a = LeftShift(a1, 1) + a0, b = LeftShift(b1, 1) + b1 + b0;
    a0 = a1, a1 = a, b0 = b1, b1 = b;
    sum += deg(GCD(a, b));
  }
  printf("%f %ld\n", double(clock() - began) / CLOCKS_PER_SEC, sum);
  return 0;
}
