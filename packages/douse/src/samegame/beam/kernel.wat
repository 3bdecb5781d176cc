;; Boards of up to 16 × 16 cells and 16 symbols as bit planes, 128 bits at a time. A plane is 16 columns of 16 bits, column 0 first,
;; bit 0 at the bottom: two vectors, columns 0 … 7 and 8 … 15. The same work is done by plain loops in beam-planes.ts, which the tests
;; hold against these. Where things stand in the memory is written down in beam-kernel.ts too.
(module
  (memory (export "memory") 1)
  ;;     0  bytes that squeeze the empty lanes out of a vector, 16 for each set of lanes that stay
  ;;  4096  16 bytes 128, the bytes 0 … 15, 16 bytes 128: read at an offset, they shift a vector by whole lanes
  ;;  4160, 5184  factors of the two hashes, 16 words for each symbol
  ;;  6208  four pairs of vectors, each with one of its four 64-bit words set: where a word's bit goes
  ;;  6336  cells of groups not yet found (32 bytes)
  ;;  6400  the board (32 bytes for each symbol)        6912  the board after a move
  ;;  7680  info (8 words)        7808  counts (5 words for each symbol)
  ;;  8192  groups (32 bytes each), 16384 their sizes, 17408 their moves, 18432 their symbols

  ;; The four tables above.
  (func (export "prepare")
    (local $set i32) (local $lane i32) (local $to i32)
    (loop $sets
      (local.set $to (i32.shl (local.get $set) (i32.const 4)))
      (v128.store (local.get $to) (i8x16.splat (i32.const 128)))
      (local.set $lane (i32.const 0))
      (loop $lanes
        (if (i32.and (i32.shr_u (local.get $set) (local.get $lane)) (i32.const 1))
          (then
            (i32.store16 (local.get $to) (i32.add (i32.mul (local.get $lane) (i32.const 0x202)) (i32.const 0x100)))
            (local.set $to (i32.add (local.get $to) (i32.const 2)))))
        (local.set $lane (i32.add (local.get $lane) (i32.const 1)))
        (br_if $lanes (i32.lt_u (local.get $lane) (i32.const 8))))
      (local.set $set (i32.add (local.get $set) (i32.const 1)))
      (br_if $sets (i32.lt_u (local.get $set) (i32.const 256))))
    (v128.store (i32.const 4096) (i8x16.splat (i32.const 128)))
    (v128.store (i32.const 4112) (v128.const i8x16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15))
    (v128.store (i32.const 4128) (i8x16.splat (i32.const 128)))
    (v128.store (i32.const 6208) (v128.const i64x2 -1 0))
    (v128.store (i32.const 6240) (v128.const i64x2 0 -1))
    (v128.store (i32.const 6288) (v128.const i64x2 -1 0))
    (v128.store (i32.const 6320) (v128.const i64x2 0 -1)))

  ;; Groups of at least $smallest cells of the symbols from $symbol up to $symbols; how many.
  (func (export "groups") (param $symbol i32) (param $symbols i32) (param $smallest i32) (result i32)
    (local $word i32) (local $found i32) (local $size i32) (local $at i32)
    (local $open i64) (local $bit i64)
    (local $p v128) (local $q v128) (local $x v128) (local $y v128) (local $u v128) (local $v v128)
    (block $done
      (loop $planes
        (br_if $done (i32.eq (local.get $symbol) (local.get $symbols)))
        (local.set $p (v128.load offset=6400 (i32.shl (local.get $symbol) (i32.const 5))))
        (local.set $q (v128.load offset=6416 (i32.shl (local.get $symbol) (i32.const 5))))
        ;; Cells with a neighbour of their symbol, unless single cells may go.
        (local.set $u (local.get $p))
        (local.set $v (local.get $q))
        (if (i32.gt_u (local.get $smallest) (i32.const 1))
          (then
            (local.set $u (call $beside (local.get $p) (local.get $q)))
            (local.set $v (call $besideHigh (local.get $p) (local.get $q)))))
        (v128.store (i32.const 6336) (local.get $u))
        (v128.store (i32.const 6352) (local.get $v))
        (local.set $word (i32.const 0))
        (loop $words
          (local.set $open (i64.load offset=6336 (i32.shl (local.get $word) (i32.const 3))))
          (block $none
            (loop $seeds
              (br_if $none (i64.eqz (local.get $open)))
              (local.set $bit (i64.and (local.get $open) (i64.sub (i64.const 0) (local.get $open))))
              (local.set $x (v128.and (i64x2.splat (local.get $bit))
                (v128.load offset=6208 (i32.shl (local.get $word) (i32.const 5)))))
              (local.set $y (v128.and (i64x2.splat (local.get $bit))
                (v128.load offset=6224 (i32.shl (local.get $word) (i32.const 5)))))
              ;; Grow by one cell to every side until nothing is added.
              (loop $grow
                (local.set $u (v128.and (local.get $p) (call $spread (local.get $x) (local.get $y))))
                (local.set $v (v128.and (local.get $q) (call $spreadHigh (local.get $x) (local.get $y))))
                (if (v128.any_true (v128.or
                    (v128.xor (local.get $u) (local.get $x)) (v128.xor (local.get $v) (local.get $y))))
                  (then
                    (local.set $x (local.get $u))
                    (local.set $y (local.get $v))
                    (br $grow))))
              (v128.store (i32.const 6336) (v128.andnot (v128.load (i32.const 6336)) (local.get $x)))
              (v128.store (i32.const 6352) (v128.andnot (v128.load (i32.const 6352)) (local.get $y)))
              (local.set $size (call $cells (local.get $x) (local.get $y)))
              (if (i32.ge_u (local.get $size) (local.get $smallest))
                (then
                  (v128.store offset=8192 (i32.shl (local.get $found) (i32.const 5)) (local.get $x))
                  (v128.store offset=8208 (i32.shl (local.get $found) (i32.const 5)) (local.get $y))
                  (i32.store offset=16384 (i32.shl (local.get $found) (i32.const 2)) (local.get $size))
                  (local.set $at (i32.add (i32.shl (local.get $word) (i32.const 6))
                    (i32.wrap_i64 (i64.ctz (local.get $bit)))))
                  (i32.store offset=17408 (i32.shl (local.get $found) (i32.const 2))
                    (i32.or (i32.shl (i32.shr_u (local.get $at) (i32.const 4)) (i32.const 16))
                      (i32.and (local.get $at) (i32.const 15))))
                  (i32.store offset=18432 (i32.shl (local.get $found) (i32.const 2)) (local.get $symbol))
                  (local.set $found (i32.add (local.get $found) (i32.const 1)))))
              (local.set $open (i64.load offset=6336 (i32.shl (local.get $word) (i32.const 3))))
              (br $seeds)))
          (local.set $word (i32.add (local.get $word) (i32.const 1)))
          (br_if $words (i32.lt_u (local.get $word) (i32.const 4))))
        (local.set $symbol (i32.add (local.get $symbol) (i32.const 1)))
        (br $planes)))
    (local.get $found))

  ;; A plane and its shifts by one cell to every side, columns 0 … 7 and 8 … 15.
  (func $spread (param $x v128) (param $y v128) (result v128)
    (v128.or
      (v128.or (local.get $x) (v128.or (i16x8.shl (local.get $x) (i32.const 1)) (i16x8.shr_u (local.get $x) (i32.const 1))))
      (v128.or
        (i8x16.shuffle 16 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 (local.get $x) (v128.const i64x2 0 0))
        (i8x16.shuffle 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 (local.get $x) (local.get $y)))))
  (func $spreadHigh (param $x v128) (param $y v128) (result v128)
    (v128.or
      (v128.or (local.get $y) (v128.or (i16x8.shl (local.get $y) (i32.const 1)) (i16x8.shr_u (local.get $y) (i32.const 1))))
      (v128.or
        (i8x16.shuffle 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 (local.get $x) (local.get $y))
        (i8x16.shuffle 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 (local.get $y) (v128.const i64x2 0 0)))))

  ;; The cells of a plane with a neighbour in it.
  (func $beside (param $x v128) (param $y v128) (result v128)
    (v128.and (local.get $x) (v128.or
      (v128.or (i16x8.shl (local.get $x) (i32.const 1)) (i16x8.shr_u (local.get $x) (i32.const 1)))
      (v128.or
        (i8x16.shuffle 16 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 (local.get $x) (v128.const i64x2 0 0))
        (i8x16.shuffle 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 (local.get $x) (local.get $y))))))
  (func $besideHigh (param $x v128) (param $y v128) (result v128)
    (v128.and (local.get $y) (v128.or
      (v128.or (i16x8.shl (local.get $y) (i32.const 1)) (i16x8.shr_u (local.get $y) (i32.const 1)))
      (v128.or
        (i8x16.shuffle 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 (local.get $x) (local.get $y))
        (i8x16.shuffle 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 (local.get $y) (v128.const i64x2 0 0))))))

  ;; The board without a group: what is above falls, empty columns close up if $closing; its hashes and columns.
  (func (export "make") (param $symbols i32) (param $group i32) (param $closing i32)
    (local $x v128) (local $y v128) (local $b v128) (local $c v128) (local $p v128) (local $q v128)
    (local $u v128) (local $v v128) (local $from i32) (local $at i32) (local $end i32) (local $kept i32)
    (local.set $x (v128.load offset=8192 (i32.shl (local.get $group) (i32.const 5))))
    (local.set $y (v128.load offset=8208 (i32.shl (local.get $group) (i32.const 5))))
    (local.set $end (i32.shl (local.get $symbols) (i32.const 5)))
    ;; In each round the lowest cell of the group goes in every column, and all above falls by one.
    (local.set $from (i32.const 6400))
    (loop $rounds
      ;; All bits below the cell; all bits where there is none.
      (local.set $b (i16x8.sub (v128.and (local.get $x) (i16x8.neg (local.get $x))) (v128.const i16x8 1 1 1 1 1 1 1 1)))
      (local.set $c (i16x8.sub (v128.and (local.get $y) (i16x8.neg (local.get $y))) (v128.const i16x8 1 1 1 1 1 1 1 1)))
      (local.set $at (i32.const 0))
      (loop $planes
        (local.set $p (v128.load (i32.add (local.get $at) (local.get $from))))
        (local.set $q (v128.load offset=16 (i32.add (local.get $at) (local.get $from))))
        (v128.store offset=6912 (local.get $at)
          (v128.bitselect (local.get $p) (i16x8.shr_u (local.get $p) (i32.const 1)) (local.get $b)))
        (v128.store offset=6928 (local.get $at)
          (v128.bitselect (local.get $q) (i16x8.shr_u (local.get $q) (i32.const 1)) (local.get $c)))
        (local.set $at (i32.add (local.get $at) (i32.const 32)))
        (br_if $planes (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $from (i32.const 6912))
      ;; The group's own cells above fall too; its lowest cell is gone: x & (x − 1), shifted.
      (local.set $x (i16x8.shr_u (v128.andnot (local.get $x) (v128.and (local.get $x) (i16x8.neg (local.get $x)))) (i32.const 1)))
      (local.set $y (i16x8.shr_u (v128.andnot (local.get $y) (v128.and (local.get $y) (i16x8.neg (local.get $y)))) (i32.const 1)))
      (br_if $rounds (v128.any_true (v128.or (local.get $x) (local.get $y)))))
    ;; Columns that are not empty.
    (local.set $at (i32.const 0))
    (local.set $p (v128.const i64x2 0 0))
    (local.set $q (v128.const i64x2 0 0))
    (loop $planes
      (local.set $p (v128.or (local.get $p) (v128.load offset=6912 (local.get $at))))
      (local.set $q (v128.or (local.get $q) (v128.load offset=6928 (local.get $at))))
      (local.set $at (i32.add (local.get $at) (i32.const 32)))
      (br_if $planes (i32.lt_u (local.get $at) (local.get $end))))
    (local.set $kept (call $columns (local.get $p) (local.get $q)))
    (if (i32.and (local.get $closing) (i32.ne (i32.and (local.get $kept) (i32.add (local.get $kept) (i32.const 1))) (i32.const 0)))
      (then
        (local.set $at (i32.const 0))
        (loop $planes
          (local.set $p (v128.load offset=6912 (local.get $at)))
          (local.set $q (v128.load offset=6928 (local.get $at)))
          (v128.store offset=6912 (local.get $at) (call $squeeze (local.get $p) (local.get $q) (local.get $kept)))
          (v128.store offset=6928 (local.get $at) (call $squeezeHigh (local.get $p) (local.get $q) (local.get $kept)))
          (local.set $at (i32.add (local.get $at) (i32.const 32)))
          (br_if $planes (i32.lt_u (local.get $at) (local.get $end))))))
    (i32.store (i32.const 7688) (i32.popcnt (local.get $kept)))
    ;; Sums of columns times factors.
    (local.set $at (i32.const 0))
    (local.set $u (v128.const i64x2 0 0))
    (local.set $v (v128.const i64x2 0 0))
    (loop $halves
      (local.set $p (v128.load offset=6912 (local.get $at)))
      (local.set $q (i32x4.extend_high_i16x8_u (local.get $p)))
      (local.set $p (i32x4.extend_low_i16x8_u (local.get $p)))
      (local.set $from (i32.shl (local.get $at) (i32.const 1)))
      (local.set $u (i32x4.add (local.get $u) (i32x4.add
        (i32x4.mul (local.get $p) (v128.load offset=4160 (local.get $from)))
        (i32x4.mul (local.get $q) (v128.load offset=4176 (local.get $from))))))
      (local.set $v (i32x4.add (local.get $v) (i32x4.add
        (i32x4.mul (local.get $p) (v128.load offset=5184 (local.get $from)))
        (i32x4.mul (local.get $q) (v128.load offset=5200 (local.get $from))))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $halves (i32.lt_u (local.get $at) (local.get $end))))
    (i32.store (i32.const 7680) (call $sum (local.get $u)))
    (i32.store (i32.const 7684) (call $sum (local.get $v))))

  ;; One bit for each column that has a cell.
  (func $columns (param $p v128) (param $q v128) (result i32)
    (i32.or
      (i16x8.bitmask (i16x8.ne (local.get $p) (v128.const i64x2 0 0)))
      (i32.shl (i16x8.bitmask (i16x8.ne (local.get $q) (v128.const i64x2 0 0))) (i32.const 8))))

  ;; The columns in $kept moved together, columns 0 … 7 and 8 … 15.
  (func $squeeze (param $p v128) (param $q v128) (param $kept i32) (result v128)
    (v128.or
      (i8x16.swizzle (local.get $p) (v128.load (i32.shl (i32.and (local.get $kept) (i32.const 255)) (i32.const 4))))
      (i8x16.swizzle
        (i8x16.swizzle (local.get $q) (v128.load (i32.shl (i32.shr_u (local.get $kept) (i32.const 8)) (i32.const 4))))
        (v128.load offset=4096 (i32.sub (i32.const 16)
          (i32.shl (i32.popcnt (i32.and (local.get $kept) (i32.const 255))) (i32.const 1)))))))
  (func $squeezeHigh (param $p v128) (param $q v128) (param $kept i32) (result v128)
    (i8x16.swizzle
      (i8x16.swizzle (local.get $q) (v128.load (i32.shl (i32.shr_u (local.get $kept) (i32.const 8)) (i32.const 4))))
      (v128.load offset=4096 (i32.sub (i32.const 32)
        (i32.shl (i32.popcnt (i32.and (local.get $kept) (i32.const 255))) (i32.const 1))))))

  ;; The sum of four words.
  (func $sum (param $x v128) (result i32)
    (local.set $x (i32x4.add (local.get $x)
      (i8x16.shuffle 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 (local.get $x) (local.get $x))))
    (i32.add (i32x4.extract_lane 0 (local.get $x)) (i32x4.extract_lane 1 (local.get $x))))

  ;; Components and cells without a neighbour of a plane, to two words. Components: cells − adjacent pairs + 2 × 2 squares, that is, cells
  ;; with nothing above and on the right, less cells with both but not the one between them.
  (func $shape (param $p v128) (param $q v128) (param $to i32)
    (local $above v128) (local $aboveHigh v128) (local $right v128) (local $rightHigh v128) (local $end v128) (local $endHigh v128)
    (local.set $above (i16x8.shr_u (local.get $p) (i32.const 1)))
    (local.set $aboveHigh (i16x8.shr_u (local.get $q) (i32.const 1)))
    (local.set $right (i8x16.shuffle 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 (local.get $p) (local.get $q)))
    (local.set $rightHigh (i8x16.shuffle 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 (local.get $q) (v128.const i64x2 0 0)))
    (local.set $end (v128.andnot (local.get $p) (v128.or (local.get $above) (local.get $right))))
    (local.set $endHigh (v128.andnot (local.get $q) (v128.or (local.get $aboveHigh) (local.get $rightHigh))))
    (i32.store (local.get $to) (i32.sub
      (call $cells (local.get $end) (local.get $endHigh))
      (call $cells
        (v128.andnot (v128.and (local.get $p) (v128.and (local.get $above) (local.get $right)))
          (i16x8.shr_u (local.get $right) (i32.const 1)))
        (v128.andnot (v128.and (local.get $q) (v128.and (local.get $aboveHigh) (local.get $rightHigh)))
          (i16x8.shr_u (local.get $rightHigh) (i32.const 1))))))
    (i32.store offset=4 (local.get $to) (call $cells
      (v128.andnot (local.get $end) (v128.or (i16x8.shl (local.get $p) (i32.const 1))
        (i8x16.shuffle 16 17 0 1 2 3 4 5 6 7 8 9 10 11 12 13 (local.get $p) (v128.const i64x2 0 0))))
      (v128.andnot (local.get $endHigh) (v128.or (i16x8.shl (local.get $q) (i32.const 1))
        (i8x16.shuffle 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 (local.get $p) (local.get $q)))))))

  ;; What Planes.counts says of every plane of the board after a move, and what info says of it and of one of them.
  (func (export "count") (param $symbols i32) (param $kept i32)
    (local $p v128) (local $q v128) (local $o v128) (local $r v128)
    (local $at i32) (local $end i32) (local $to i32) (local $held i32) (local $edge i32)
    (local.set $end (i32.shl (local.get $symbols) (i32.const 5)))
    (local.set $o (v128.const i64x2 0 0))
    (local.set $r (v128.const i64x2 0 0))
    (loop $planes
      (local.set $p (v128.load offset=6912 (local.get $at)))
      (local.set $q (v128.load offset=6928 (local.get $at)))
      (local.set $o (v128.or (local.get $o) (local.get $p)))
      (local.set $r (v128.or (local.get $r) (local.get $q)))
      (i32.store offset=7808 (local.get $to) (call $cells (local.get $p) (local.get $q)))
      (call $shape (local.get $p) (local.get $q) (i32.add (local.get $to) (i32.const 7812)))
      (local.set $held (call $columns (local.get $p) (local.get $q)))
      ;; Columns that hold it, next to which on the left there is none.
      (local.set $edge (i32.and (local.get $held) (i32.xor (i32.shl (local.get $held) (i32.const 1)) (i32.const -1))))
      (i32.store offset=7820 (local.get $to) (i32.popcnt (local.get $edge)))
      ;; And none on the right, and not two cells.
      (i32.store offset=7824 (local.get $to) (i32.popcnt (i32.and
        (i32.and (local.get $edge) (i32.xor (i32.shr_u (local.get $held) (i32.const 1)) (i32.const -1)))
        (i32.xor (i32.const -1) (call $columns
          (v128.and (local.get $p) (i16x8.sub (local.get $p) (v128.const i16x8 1 1 1 1 1 1 1 1)))
          (v128.and (local.get $q) (i16x8.sub (local.get $q) (v128.const i16x8 1 1 1 1 1 1 1 1))))))))
      (local.set $to (i32.add (local.get $to) (i32.const 20)))
      (local.set $at (i32.add (local.get $at) (i32.const 32)))
      (br_if $planes (i32.lt_u (local.get $at) (local.get $end))))
    (local.set $p (v128.load offset=6912 (i32.shl (local.get $kept) (i32.const 5))))
    (local.set $q (v128.load offset=6928 (i32.shl (local.get $kept) (i32.const 5))))
    (i32.store (i32.const 7692) (i32.popcnt (call $columns (local.get $p) (local.get $q))))
    (i32.store (i32.const 7696) (i32.popcnt (call $columns
      (v128.and (local.get $p) (v128.const i16x8 1 1 1 1 1 1 1 1))
      (v128.and (local.get $q) (v128.const i16x8 1 1 1 1 1 1 1 1)))))
    ;; Steps between the heights of columns: a column of cells without gaps, xor the next.
    (i32.store (i32.const 7700) (call $cells
      (v128.xor (local.get $o) (i8x16.shuffle 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 (local.get $o) (local.get $r)))
      (v128.xor (local.get $r)
        (i8x16.shuffle 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 (local.get $r) (v128.const i64x2 0 0))))))

  ;; The number of bits.
  (func $cells (param $p v128) (param $q v128) (result i32)
    (i32.wrap_i64 (i64.add
      (i64.add (i64.popcnt (i64x2.extract_lane 0 (local.get $p))) (i64.popcnt (i64x2.extract_lane 1 (local.get $p))))
      (i64.add (i64.popcnt (i64x2.extract_lane 0 (local.get $q))) (i64.popcnt (i64x2.extract_lane 1 (local.get $q)))))))

  ;; Shape of a symbol's plane, to info, when all symbols but those in $keep are deleted from the board after a move and everything has fallen.
  (func (export "reduced") (param $symbols i32) (param $keep i32) (param $symbol i32) (param $closing i32)
    (local $p v128) (local $q v128) (local $m v128) (local $n v128) (local $k v128) (local $l v128) (local $a v128)
    (local $b v128) (local $t v128) (local $at i32) (local $kept i32)
    (local.set $m (v128.const i64x2 0 0))
    (local.set $n (v128.const i64x2 0 0))
    (loop $planes
      (if (i32.and (local.get $keep) (i32.const 1))
        (then
          (local.set $m (v128.or (local.get $m) (v128.load offset=6912 (local.get $at))))
          (local.set $n (v128.or (local.get $n) (v128.load offset=6928 (local.get $at))))))
      (local.set $at (i32.add (local.get $at) (i32.const 32)))
      (local.set $keep (i32.shr_u (local.get $keep) (i32.const 1)))
      (br_if $planes (local.get $keep)))
    (local.set $p (v128.load offset=6912 (i32.shl (local.get $symbol) (i32.const 5))))
    (local.set $q (v128.load offset=6928 (i32.shl (local.get $symbol) (i32.const 5))))
    (local.set $kept (call $columns (local.get $m) (local.get $n)))
    ;; Bits of a column that are in the mask move together: compress of Warren, Hacker's Delight, 7-4, for 16 bits.
    (local.set $k (i16x8.shl (v128.not (local.get $m)) (i32.const 1)))
    (local.set $l (i16x8.shl (v128.not (local.get $n)) (i32.const 1)))
    ;; By 1.
    (local.set $a (v128.xor (local.get $k) (i16x8.shl (local.get $k) (i32.const 1))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 2))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 4))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 8))))
    (local.set $b (v128.and (local.get $a) (local.get $m)))
    (local.set $m (v128.or (v128.xor (local.get $m) (local.get $b)) (i16x8.shr_u (local.get $b) (i32.const 1))))
    (local.set $t (v128.and (local.get $p) (local.get $b)))
    (local.set $p (v128.or (v128.xor (local.get $p) (local.get $t)) (i16x8.shr_u (local.get $t) (i32.const 1))))
    (local.set $k (v128.andnot (local.get $k) (local.get $a)))
    (local.set $a (v128.xor (local.get $l) (i16x8.shl (local.get $l) (i32.const 1))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 2))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 4))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 8))))
    (local.set $b (v128.and (local.get $a) (local.get $n)))
    (local.set $n (v128.or (v128.xor (local.get $n) (local.get $b)) (i16x8.shr_u (local.get $b) (i32.const 1))))
    (local.set $t (v128.and (local.get $q) (local.get $b)))
    (local.set $q (v128.or (v128.xor (local.get $q) (local.get $t)) (i16x8.shr_u (local.get $t) (i32.const 1))))
    (local.set $l (v128.andnot (local.get $l) (local.get $a)))
    ;; By 2.
    (local.set $a (v128.xor (local.get $k) (i16x8.shl (local.get $k) (i32.const 1))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 2))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 4))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 8))))
    (local.set $b (v128.and (local.get $a) (local.get $m)))
    (local.set $m (v128.or (v128.xor (local.get $m) (local.get $b)) (i16x8.shr_u (local.get $b) (i32.const 2))))
    (local.set $t (v128.and (local.get $p) (local.get $b)))
    (local.set $p (v128.or (v128.xor (local.get $p) (local.get $t)) (i16x8.shr_u (local.get $t) (i32.const 2))))
    (local.set $k (v128.andnot (local.get $k) (local.get $a)))
    (local.set $a (v128.xor (local.get $l) (i16x8.shl (local.get $l) (i32.const 1))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 2))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 4))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 8))))
    (local.set $b (v128.and (local.get $a) (local.get $n)))
    (local.set $n (v128.or (v128.xor (local.get $n) (local.get $b)) (i16x8.shr_u (local.get $b) (i32.const 2))))
    (local.set $t (v128.and (local.get $q) (local.get $b)))
    (local.set $q (v128.or (v128.xor (local.get $q) (local.get $t)) (i16x8.shr_u (local.get $t) (i32.const 2))))
    (local.set $l (v128.andnot (local.get $l) (local.get $a)))
    ;; By 4.
    (local.set $a (v128.xor (local.get $k) (i16x8.shl (local.get $k) (i32.const 1))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 2))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 4))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 8))))
    (local.set $b (v128.and (local.get $a) (local.get $m)))
    (local.set $m (v128.or (v128.xor (local.get $m) (local.get $b)) (i16x8.shr_u (local.get $b) (i32.const 4))))
    (local.set $t (v128.and (local.get $p) (local.get $b)))
    (local.set $p (v128.or (v128.xor (local.get $p) (local.get $t)) (i16x8.shr_u (local.get $t) (i32.const 4))))
    (local.set $k (v128.andnot (local.get $k) (local.get $a)))
    (local.set $a (v128.xor (local.get $l) (i16x8.shl (local.get $l) (i32.const 1))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 2))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 4))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 8))))
    (local.set $b (v128.and (local.get $a) (local.get $n)))
    (local.set $n (v128.or (v128.xor (local.get $n) (local.get $b)) (i16x8.shr_u (local.get $b) (i32.const 4))))
    (local.set $t (v128.and (local.get $q) (local.get $b)))
    (local.set $q (v128.or (v128.xor (local.get $q) (local.get $t)) (i16x8.shr_u (local.get $t) (i32.const 4))))
    (local.set $l (v128.andnot (local.get $l) (local.get $a)))
    ;; By 8.
    (local.set $a (v128.xor (local.get $k) (i16x8.shl (local.get $k) (i32.const 1))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 2))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 4))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 8))))
    (local.set $b (v128.and (local.get $a) (local.get $m)))
    (local.set $m (v128.or (v128.xor (local.get $m) (local.get $b)) (i16x8.shr_u (local.get $b) (i32.const 8))))
    (local.set $t (v128.and (local.get $p) (local.get $b)))
    (local.set $p (v128.or (v128.xor (local.get $p) (local.get $t)) (i16x8.shr_u (local.get $t) (i32.const 8))))
    (local.set $k (v128.andnot (local.get $k) (local.get $a)))
    (local.set $a (v128.xor (local.get $l) (i16x8.shl (local.get $l) (i32.const 1))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 2))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 4))))
    (local.set $a (v128.xor (local.get $a) (i16x8.shl (local.get $a) (i32.const 8))))
    (local.set $b (v128.and (local.get $a) (local.get $n)))
    (local.set $n (v128.or (v128.xor (local.get $n) (local.get $b)) (i16x8.shr_u (local.get $b) (i32.const 8))))
    (local.set $t (v128.and (local.get $q) (local.get $b)))
    (local.set $q (v128.or (v128.xor (local.get $q) (local.get $t)) (i16x8.shr_u (local.get $t) (i32.const 8))))
    (local.set $l (v128.andnot (local.get $l) (local.get $a)))
    (if (i32.and (local.get $closing) (i32.ne (i32.and (local.get $kept) (i32.add (local.get $kept) (i32.const 1))) (i32.const 0)))
      (then
        (local.set $a (call $squeeze (local.get $p) (local.get $q) (local.get $kept)))
        (local.set $q (call $squeezeHigh (local.get $p) (local.get $q) (local.get $kept)))
        (local.set $p (local.get $a))))
    (call $shape (local.get $p) (local.get $q) (i32.const 7704)))
)
