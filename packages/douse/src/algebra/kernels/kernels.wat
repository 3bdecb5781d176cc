;; Kernels for rows of bits, 128 bits at a time. Rows start at multiples of 16 bytes. The same work is done by plain
;; loops in echelon.ts and lattice-bits.ts, which the tests hold against these.
(module
  (memory (export "memory") 1)

  ;; table[t] = sum of the rows row[i] for the bits i of t, t = 1 … 2^count − 1; entries and rows are span bytes, rows stride bytes apart.
  (func (export "build") (param $table i32) (param $row i32) (param $stride i32) (param $count i32) (param $span i32)
    (local $t i32) (local $a i32) (local $b i32) (local $to i32) (local $end i32)
    (local.set $t (i32.const 1))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $t) (i32.shl (i32.const 1) (local.get $count))))
        (local.set $a (i32.add (local.get $table)
          (i32.mul (i32.and (local.get $t) (i32.sub (local.get $t) (i32.const 1))) (local.get $span))))
        (local.set $b (i32.add (local.get $row) (i32.mul (i32.ctz (local.get $t)) (local.get $stride))))
        (local.set $to (i32.add (local.get $table) (i32.mul (local.get $t) (local.get $span))))
        (local.set $end (i32.add (local.get $to) (local.get $span)))
        (loop $word
          (v128.store (local.get $to) (v128.xor (v128.load (local.get $a)) (v128.load (local.get $b))))
          (local.set $a (i32.add (local.get $a) (i32.const 16)))
          (local.set $b (i32.add (local.get $b) (i32.const 16)))
          (local.set $to (i32.add (local.get $to) (i32.const 16)))
          (br_if $word (i32.lt_u (local.get $to) (local.get $end))))
        (local.set $t (i32.add (local.get $t) (i32.const 1)))
        (br $next))))

  ;; For rows from $from up to $end: looks up the combination of the word at offset $word through four maps of 256 masks,
  ;; and adds the entries of four tables of 256 to the row from offset $vector on.
  (func (export "apply") (param $from i32) (param $end i32) (param $stride i32) (param $word i32) (param $vector i32)
    (param $span i32) (param $tables i32) (param $maps i32)
    (local $v i32) (local $m i32) (local $size i32) (local $t0 i32) (local $t1 i32) (local $t2 i32) (local $t3 i32)
    (local $to i32) (local $last i32)
    (local.set $size (i32.shl (local.get $span) (i32.const 8)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $from) (local.get $end)))
        (local.set $v (i32.load (i32.add (local.get $from) (local.get $word))))
        (local.set $m
          (i32.or
            (i32.or
              (i32.load (i32.add (local.get $maps) (i32.shl (i32.and (local.get $v) (i32.const 255)) (i32.const 2))))
              (i32.load offset=1024 (i32.add (local.get $maps)
                (i32.shl (i32.and (i32.shr_u (local.get $v) (i32.const 8)) (i32.const 255)) (i32.const 2)))))
            (i32.or
              (i32.load offset=2048 (i32.add (local.get $maps)
                (i32.shl (i32.and (i32.shr_u (local.get $v) (i32.const 16)) (i32.const 255)) (i32.const 2))))
              (i32.load offset=3072 (i32.add (local.get $maps)
                (i32.shl (i32.shr_u (local.get $v) (i32.const 24)) (i32.const 2)))))))
        (if (local.get $m)
          (then
            (local.set $t0 (i32.add (local.get $tables)
              (i32.mul (i32.and (local.get $m) (i32.const 255)) (local.get $span))))
            (local.set $t1 (i32.add (i32.add (local.get $tables) (local.get $size))
              (i32.mul (i32.and (i32.shr_u (local.get $m) (i32.const 8)) (i32.const 255)) (local.get $span))))
            (local.set $t2 (i32.add (i32.add (local.get $tables) (i32.shl (local.get $size) (i32.const 1)))
              (i32.mul (i32.and (i32.shr_u (local.get $m) (i32.const 16)) (i32.const 255)) (local.get $span))))
            (local.set $t3 (i32.add (i32.add (local.get $tables) (i32.mul (local.get $size) (i32.const 3)))
              (i32.mul (i32.shr_u (local.get $m) (i32.const 24)) (local.get $span))))
            (local.set $to (i32.add (local.get $from) (local.get $vector)))
            (local.set $last (i32.add (local.get $to) (local.get $span)))
            (loop $each
              (v128.store (local.get $to)
                (v128.xor
                  (v128.xor (v128.load (local.get $to)) (v128.load (local.get $t0)))
                  (v128.xor (v128.load (local.get $t1))
                    (v128.xor (v128.load (local.get $t2)) (v128.load (local.get $t3))))))
              (local.set $t0 (i32.add (local.get $t0) (i32.const 16)))
              (local.set $t1 (i32.add (local.get $t1) (i32.const 16)))
              (local.set $t2 (i32.add (local.get $t2) (i32.const 16)))
              (local.set $t3 (i32.add (local.get $t3) (i32.const 16)))
              (local.set $to (i32.add (local.get $to) (i32.const 16)))
              (br_if $each (i32.lt_u (local.get $to) (local.get $last))))))
        (local.set $from (i32.add (local.get $from) (local.get $stride)))
        (br $next))))

  ;; target ^= source · t^bits for 0 ≤ bits < 64, $span bytes; eight bytes of zeros stand before the source.
  (func (export "addShifted") (param $target i32) (param $source i32) (param $span i32) (param $bits i32)
    (local $end i32) (local $back i32)
    (local.set $end (i32.add (local.get $target) (local.get $span)))
    (local.set $back (i32.sub (i32.const 64) (local.get $bits)))
    (if (i32.eqz (local.get $bits))
      (then
        (loop $each
          (v128.store align=4 (local.get $target)
            (v128.xor (v128.load align=4 (local.get $target)) (v128.load align=4 (local.get $source))))
          (local.set $source (i32.add (local.get $source) (i32.const 16)))
          (local.set $target (i32.add (local.get $target) (i32.const 16)))
          (br_if $each (i32.lt_u (local.get $target) (local.get $end)))))
      (else
        (loop $each
          (v128.store align=4 (local.get $target)
            (v128.xor (v128.load align=4 (local.get $target))
              (v128.or
                (i64x2.shl (v128.load align=4 (local.get $source)) (local.get $bits))
                (i64x2.shr_u (v128.load align=4 (i32.sub (local.get $source) (i32.const 8))) (local.get $back)))))
          (local.set $source (i32.add (local.get $source) (i32.const 16)))
          (local.set $target (i32.add (local.get $target) (i32.const 16)))
          (br_if $each (i32.lt_u (local.get $target) (local.get $end)))))))

  ;; target = source shifted up + source shifted down by one bit, $span bytes; zeros stand before and after the source.
  (func (export "neighbours") (param $target i32) (param $source i32) (param $span i32)
    (local $end i32) (local $v v128)
    (local.set $end (i32.add (local.get $target) (local.get $span)))
    (loop $each
      (local.set $v (v128.load align=4 (local.get $source)))
      (v128.store align=4 (local.get $target)
        (v128.xor
          (v128.or (i64x2.shl (local.get $v) (i32.const 1))
            (i64x2.shr_u (v128.load align=4 (i32.sub (local.get $source) (i32.const 8))) (i32.const 63)))
          (v128.or (i64x2.shr_u (local.get $v) (i32.const 1))
            (i64x2.shl (v128.load offset=8 align=4 (local.get $source)) (i32.const 63)))))
      (local.set $source (i32.add (local.get $source) (i32.const 16)))
      (local.set $target (i32.add (local.get $target) (i32.const 16)))
      (br_if $each (i32.lt_u (local.get $target) (local.get $end)))))

  ;; $count steps of a chase on open rows of $span bytes: previous ← need + A₁·current + previous, then both change places.
  ;; 16 bytes of zeros stand before and after both rows; $mask is the vector that clears the spare bits of the last one.
  ;; Each current row is copied to $out first, unless $out is 0. $needStep is 0 where nothing is needed.
  (func (export "chase") (param $previous i32) (param $current i32) (param $span i32) (param $count i32)
    (param $need i32) (param $needStep i32) (param $out i32) (param $mask i32)
    (local $i i32) (local $c i32) (local $p i32) (local $v v128)
    (block $done
      (loop $next
        (br_if $done (i32.eqz (local.get $count)))
        (local.set $i (i32.const 0))
        (loop $each
          (local.set $c (i32.add (local.get $current) (local.get $i)))
          (local.set $p (i32.add (local.get $previous) (local.get $i)))
          (local.set $v (v128.load (local.get $c)))
          (if (local.get $out)
            (then (v128.store (i32.add (local.get $out) (local.get $i)) (local.get $v))))
          (v128.store (local.get $p)
            (v128.xor
              (v128.xor
                (v128.xor (v128.load (local.get $p)) (v128.load (i32.add (local.get $need) (local.get $i))))
                (v128.xor (local.get $v) (i64x2.shl (local.get $v) (i32.const 1))))
              (v128.xor
                (v128.xor (i64x2.shr_u (local.get $v) (i32.const 1))
                  (i64x2.shr_u (v128.load align=8 (i32.sub (local.get $c) (i32.const 8))) (i32.const 63)))
                (i64x2.shl (v128.load offset=8 align=8 (local.get $c)) (i32.const 63)))))
          (local.set $i (i32.add (local.get $i) (i32.const 16)))
          (br_if $each (i32.lt_u (local.get $i) (local.get $span))))
        (v128.store (local.get $p) (v128.and (v128.load (local.get $p)) (v128.load (local.get $mask))))
        (local.set $i (local.get $previous))
        (local.set $previous (local.get $current))
        (local.set $current (local.get $i))
        (local.set $need (i32.add (local.get $need) (local.get $needStep)))
        (if (local.get $out) (then (local.set $out (i32.add (local.get $out) (local.get $span)))))
        (local.set $count (i32.sub (local.get $count) (i32.const 1)))
        (br $next)))))
