;; Kernels for searching the cosets of a code: Walsh–Hadamard transforms of vectors of eight 16-bit numbers, eight transforms at a time, one in
;; each lane; and counting bits. The same work is done by plain loops in walsh.ts and near.ts, which the tests hold against these.
(module
  (memory (export "memory") 2)

  ;; Changes the sign of $count columns. An entry of the list is two addresses: of the column's vector, and of the place it is added to.
  (func (export "flip") (param $list i32) (param $count i32)
    (local $end i32) (local $column i32) (local $place i32) (local $v v128)
    (local.set $end (i32.add (local.get $list) (i32.shl (local.get $count) (i32.const 3))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $list) (local.get $end)))
        (local.set $column (i32.load (local.get $list)))
        (local.set $place (i32.load offset=4 (local.get $list)))
        (local.set $v (i16x8.neg (v128.load (local.get $column))))
        (v128.store (local.get $column) (local.get $v))
        (v128.store (local.get $place)
          (i16x8.add (v128.load (local.get $place)) (i16x8.shl (local.get $v) (i32.const 1))))
        (local.set $list (i32.add (local.get $list) (i32.const 8)))
        (br $next))))

  ;; Transforms 2^$log vectors ($log even, at least 2) from $from to $work, four at a time, widest steps first. For every number of the results that
  ;; is greater than $below, its place (8 · vector + lane) goes to $out, the number in the upper half of the word; the result is how many.
  (func (export "transform") (param $from i32) (param $work i32) (param $log i32) (param $below i32) (param $out i32) (result i32)
    (local $size i32) (local $step i32) (local $shift i32) (local $i i32) (local $stop i32) (local $p i32) (local $to i32) (local $found i32) (local $marks i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $e v128) (local $f v128) (local $g v128) (local $h v128) (local $limit v128)
    (local.set $limit (i16x8.splat (local.get $below)))
    (local.set $size (i32.shl (i32.const 16) (local.get $log)))
    (local.set $step (i32.shr_u (local.get $size) (i32.const 2)))
    (block $last
      (loop $pass
        (br_if $last (i32.eq (local.get $step) (i32.const 16)))
        (local.set $i (i32.const 0))
        (loop $block
          (local.set $stop (i32.add (local.get $i) (local.get $step)))
          (loop $each
            (local.set $p (i32.add (local.get $from) (local.get $i)))
            (local.set $a (v128.load (local.get $p)))
            (local.set $p (i32.add (local.get $p) (local.get $step)))
            (local.set $b (v128.load (local.get $p)))
            (local.set $p (i32.add (local.get $p) (local.get $step)))
            (local.set $c (v128.load (local.get $p)))
            (local.set $d (v128.load (i32.add (local.get $p) (local.get $step))))
            (local.set $e (i16x8.add (local.get $a) (local.get $b)))
            (local.set $f (i16x8.sub (local.get $a) (local.get $b)))
            (local.set $g (i16x8.add (local.get $c) (local.get $d)))
            (local.set $h (i16x8.sub (local.get $c) (local.get $d)))
            (local.set $to (i32.add (local.get $work) (local.get $i)))
            (v128.store (local.get $to) (i16x8.add (local.get $e) (local.get $g)))
            (local.set $to (i32.add (local.get $to) (local.get $step)))
            (v128.store (local.get $to) (i16x8.add (local.get $f) (local.get $h)))
            (local.set $to (i32.add (local.get $to) (local.get $step)))
            (v128.store (local.get $to) (i16x8.sub (local.get $e) (local.get $g)))
            (v128.store (i32.add (local.get $to) (local.get $step)) (i16x8.sub (local.get $f) (local.get $h)))
            (local.set $i (i32.add (local.get $i) (i32.const 16)))
            (br_if $each (i32.lt_u (local.get $i) (local.get $stop))))
          (local.set $i (i32.add (local.get $i) (i32.mul (local.get $step) (i32.const 3))))
          (br_if $block (i32.lt_u (local.get $i) (local.get $size))))
        (local.set $from (local.get $work))
        (local.set $step (i32.shr_u (local.get $step) (i32.const 2)))
        (br $pass)))
    (local.set $to (local.get $work))
    (local.set $stop (i32.add (local.get $from) (local.get $size)))
    (local.set $found (local.get $out))
    (loop $four
      (local.set $a (v128.load (local.get $from)))
      (local.set $b (v128.load offset=16 (local.get $from)))
      (local.set $c (v128.load offset=32 (local.get $from)))
      (local.set $d (v128.load offset=48 (local.get $from)))
      (local.set $e (i16x8.add (local.get $a) (local.get $b)))
      (local.set $f (i16x8.sub (local.get $a) (local.get $b)))
      (local.set $g (i16x8.add (local.get $c) (local.get $d)))
      (local.set $h (i16x8.sub (local.get $c) (local.get $d)))
      (local.set $a (i16x8.add (local.get $e) (local.get $g)))
      (local.set $b (i16x8.add (local.get $f) (local.get $h)))
      (local.set $c (i16x8.sub (local.get $e) (local.get $g)))
      (local.set $d (i16x8.sub (local.get $f) (local.get $h)))
      (if (v128.any_true
            (i16x8.gt_s
              (i16x8.max_s (i16x8.max_s (local.get $a) (local.get $b)) (i16x8.max_s (local.get $c) (local.get $d)))
              (local.get $limit)))
        (then
          (v128.store (local.get $to) (local.get $a))
          (v128.store offset=16 (local.get $to) (local.get $b))
          (v128.store offset=32 (local.get $to) (local.get $c))
          (v128.store offset=48 (local.get $to) (local.get $d))
          (local.set $marks (i32.or
            (i32.or
              (i16x8.bitmask (i16x8.gt_s (local.get $a) (local.get $limit)))
              (i32.shl (i16x8.bitmask (i16x8.gt_s (local.get $b) (local.get $limit))) (i32.const 8)))
            (i32.or
              (i32.shl (i16x8.bitmask (i16x8.gt_s (local.get $c) (local.get $limit))) (i32.const 16))
              (i32.shl (i16x8.bitmask (i16x8.gt_s (local.get $d) (local.get $limit))) (i32.const 24)))))
          (loop $mark
            (local.set $i (i32.ctz (local.get $marks)))
            (i32.store (local.get $found)
              (i32.or
                (i32.add (i32.shr_u (i32.sub (local.get $to) (local.get $work)) (i32.const 1)) (local.get $i))
                (i32.shl (i32.load16_u (i32.add (local.get $to) (i32.shl (local.get $i) (i32.const 1)))) (i32.const 16))))
            (local.set $found (i32.add (local.get $found) (i32.const 4)))
            (br_if $mark (local.tee $marks (i32.and (local.get $marks) (i32.sub (local.get $marks) (i32.const 1))))))))
      (local.set $to (i32.add (local.get $to) (i32.const 64)))
      (local.set $from (i32.add (local.get $from) (i32.const 64)))
      (br_if $four (i32.lt_u (local.get $from) (local.get $stop))))
    (i32.shr_u (i32.sub (local.get $found) (local.get $out)) (i32.const 2)))

  ;; Writes to $out, for each of the $count ≤ 4096 entries of $span bytes from $entries on that differs from the row in at most $limit bits,
  ;; the number of those bits · 4096 + the entry's number. The result is how many.
  (func (export "within") (param $row i32) (param $entries i32) (param $count i32) (param $span i32) (param $limit i32) (param $out i32)
    (result i32)
    (local $j i32) (local $i i32) (local $bits i32) (local $stop i32) (local $found i32) (local $bytes v128) (local $wide v128)
    (local.set $found (local.get $out))
    (block $done
      (loop $entry
        (br_if $done (i32.ge_u (local.get $j) (local.get $count)))
        (local.set $i (i32.const 0))
        (local.set $wide (v128.const i64x2 0 0))
        (loop $part
          ;; A byte holds 31 counts of up to 8.
          (local.set $bytes (v128.const i64x2 0 0))
          (local.set $stop (i32.add (local.get $i) (i32.const 496)))
          (if (i32.gt_u (local.get $stop) (local.get $span)) (then (local.set $stop (local.get $span))))
          (loop $each
            (local.set $bytes (i8x16.add (local.get $bytes)
              (i8x16.popcnt (v128.xor
                (v128.load (i32.add (local.get $row) (local.get $i)))
                (v128.load (i32.add (local.get $entries) (local.get $i)))))))
            (local.set $i (i32.add (local.get $i) (i32.const 16)))
            (br_if $each (i32.lt_u (local.get $i) (local.get $stop))))
          (local.set $wide (i32x4.add (local.get $wide)
            (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (local.get $bytes)))))
          (br_if $part (i32.lt_u (local.get $i) (local.get $span))))
        (local.set $bits (i32.add
          (i32.add (i32x4.extract_lane 0 (local.get $wide)) (i32x4.extract_lane 1 (local.get $wide)))
          (i32.add (i32x4.extract_lane 2 (local.get $wide)) (i32x4.extract_lane 3 (local.get $wide)))))
        (if (i32.le_u (local.get $bits) (local.get $limit))
          (then
            (i32.store (local.get $found) (i32.or (i32.shl (local.get $bits) (i32.const 12)) (local.get $j)))
            (local.set $found (i32.add (local.get $found) (i32.const 4)))))
        (local.set $entries (i32.add (local.get $entries) (local.get $span)))
        (local.set $j (i32.add (local.get $j) (i32.const 1)))
        (br $entry)))
    (i32.shr_u (i32.sub (local.get $found) (local.get $out)) (i32.const 2)))

  ;; For each of $count numbers of 64 bits from $numbers on: the sum of one row of each of $tables tables of 256 rows of $span bytes, chosen by the
  ;; number's bytes from the lowest on, goes to $rows.
  (func (export "combine") (param $numbers i32) (param $count i32) (param $first i32) (param $tables i32) (param $span i32) (param $rows i32)
    (local $end i32) (local $n i64) (local $t i32) (local $table i32) (local $from i32) (local $i i32) (local $size i32)
    (local.set $end (i32.add (local.get $numbers) (i32.shl (local.get $count) (i32.const 3))))
    (local.set $size (i32.shl (local.get $span) (i32.const 8)))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $numbers) (local.get $end)))
        (local.set $n (i64.load (local.get $numbers)))
        (local.set $t (i32.const 0))
        (local.set $table (local.get $first))
        (loop $byte
          (local.set $from (i32.add (local.get $table)
            (i32.mul (i32.and (i32.wrap_i64 (local.get $n)) (i32.const 255)) (local.get $span))))
          (local.set $i (i32.const 0))
          (if (local.get $t)
            (then
              (loop $word
                (v128.store (i32.add (local.get $rows) (local.get $i))
                  (v128.xor (v128.load (i32.add (local.get $rows) (local.get $i))) (v128.load (i32.add (local.get $from) (local.get $i)))))
                (local.set $i (i32.add (local.get $i) (i32.const 16)))
                (br_if $word (i32.lt_u (local.get $i) (local.get $span)))))
            (else
              (loop $word
                (v128.store (i32.add (local.get $rows) (local.get $i)) (v128.load (i32.add (local.get $from) (local.get $i))))
                (local.set $i (i32.add (local.get $i) (i32.const 16)))
                (br_if $word (i32.lt_u (local.get $i) (local.get $span))))))
          (local.set $n (i64.shr_u (local.get $n) (i64.const 8)))
          (local.set $table (i32.add (local.get $table) (local.get $size)))
          (local.set $t (i32.add (local.get $t) (i32.const 1)))
          (br_if $byte (i32.lt_u (local.get $t) (local.get $tables))))
        (local.set $rows (i32.add (local.get $rows) (local.get $span)))
        (local.set $numbers (i32.add (local.get $numbers) (i32.const 8)))
        (br $each)))))
