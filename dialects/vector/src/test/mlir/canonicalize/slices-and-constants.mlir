// RUN: --canonicalize --split-input-file
// REFERENCE: the text is of 19.1, and constant masks, steps and extractions are folded as in 22.1.
// REFERENCE: has no vector.splat, vector.extractelement and vector.insertelement any more.
// Masks, extractions and insertions of parts, transpositions, constants.

func.func @create_mask_to_constant(%a: vector<8xi1>) -> (vector<4x3xi1>, vector<1x1xi1>, vector<4x3xi1>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %cm1 = arith.constant -1 : index
  %0 = vector.create_mask %c3, %c2 : vector<4x3xi1>
  %1 = vector.create_mask %c5, %c5 : vector<1x1xi1>
  %2 = vector.create_mask %c3, %cm1 : vector<4x3xi1>
  return %0, %1, %2 : vector<4x3xi1>, vector<1x1xi1>, vector<4x3xi1>
}
// -----
func.func @create_vector_mask_to_constant_mask_scalable() -> vector<8x[16]xi1> {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %m = vector.create_mask %c8, %c0 : vector<8x[16]xi1>
  return %m : vector<8x[16]xi1>
}
// -----
func.func @create_mask_vscale_all_true() -> vector<8x[16]xi1> {
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %vs = vector.vscale
  %n = arith.muli %vs, %c16 : index
  %m = vector.create_mask %c8, %n : vector<8x[16]xi1>
  return %m : vector<8x[16]xi1>
}
// -----
func.func @extract_from_create_mask(%d: index) -> (vector<[4]x4xi1>, vector<4xi1>, vector<4xi1>) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %c3, %d, %c2 : vector<4x[4]x4xi1>
  %e = vector.extract %m[2] : vector<[4]x4xi1> from vector<4x[4]x4xi1>
  %m2 = vector.create_mask %c3, %d : vector<4x4xi1>
  %e2 = vector.extract %m2[3] : vector<4xi1> from vector<4x4xi1>
  %e3 = vector.extract %m2[%d] : vector<4xi1> from vector<4x4xi1>
  return %e, %e2, %e3 : vector<[4]x4xi1>, vector<4xi1>, vector<4xi1>
}
// -----
func.func @constant_mask_to_true_splat() -> vector<2x4xi1> {
  %0 = vector.constant_mask [2, 4] : vector<2x4xi1>
  return %0 : vector<2x4xi1>
}
// -----
func.func @extract_strided_slice_of_constant_mask() -> (vector<2x2xi1>, vector<2x1xi1>, vector<2x1xi1>, vector<1x3xi1>) {
  %0 = vector.constant_mask [2, 2] : vector<4x3xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %2 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 1], strides = [1, 1]} : vector<4x3xi1> to vector<2x1xi1>
  %3 = vector.extract_strided_slice %0 {offsets = [0, 2], sizes = [2, 1], strides = [1, 1]} : vector<4x3xi1> to vector<2x1xi1>
  %4 = vector.extract_strided_slice %0 {offsets = [2, 0], sizes = [1, 3], strides = [1, 1]} : vector<4x3xi1> to vector<1x3xi1>
  return %1, %2, %3, %4 : vector<2x2xi1>, vector<2x1xi1>, vector<2x1xi1>, vector<1x3xi1>
}
// -----
func.func @extract_strided_fold(%a: vector<4x3xi1>, %arg: vector<8x16xf32>) -> (vector<4x3xi1>, vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0, 0], sizes = [4, 3], strides = [1, 1]} : vector<4x3xi1> to vector<4x3xi1>
  %1 = vector.extract_strided_slice %arg {offsets = [3, 4], sizes = [5, 12], strides = [1, 1]} : vector<8x16xf32> to vector<5x12xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [1, 2], sizes = [2, 4], strides = [1, 1]} : vector<5x12xf32> to vector<2x4xf32>
  return %0, %2 : vector<4x3xi1>, vector<2x4xf32>
}
// -----
func.func @extract_strided_fold_insert(%a: vector<2x8xf32>, %b: vector<1x4xf32>, %c: vector<1x4xf32>) -> (vector<1x4xf32>, vector<1x4xf32>, vector<1x2xf32>, vector<1x4xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 1], strides = [1, 1]} : vector<1x4xf32> into vector<2x8xf32>
  %1 = vector.insert_strided_slice %c, %0 {offsets = [1, 0], strides = [1, 1]} : vector<1x4xf32> into vector<2x8xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [0, 1], sizes = [1, 4], strides = [1, 1]} : vector<2x8xf32> to vector<1x4xf32>
  %3 = vector.extract_strided_slice %1 {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x8xf32> to vector<1x4xf32>
  %4 = vector.extract_strided_slice %1 {offsets = [0, 2], sizes = [1, 2], strides = [1, 1]} : vector<2x8xf32> to vector<1x2xf32>
  %5 = vector.extract_strided_slice %1 {offsets = [1, 4], sizes = [1, 4], strides = [1, 1]} : vector<2x8xf32> to vector<1x4xf32>
  return %2, %3, %4, %5 : vector<1x4xf32>, vector<1x4xf32>, vector<1x2xf32>, vector<1x4xf32>
}
// -----
func.func @transpose(%a: vector<4x3x2xf32>) -> (vector<4x3x2xf32>, vector<3x4x2xf32>, vector<4x2x3xf32>) {
  %0 = vector.transpose %a, [2, 0, 1] : vector<4x3x2xf32> to vector<2x4x3xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<2x4x3xf32> to vector<4x3x2xf32>
  %2 = vector.transpose %0, [2, 1, 0] : vector<2x4x3xf32> to vector<3x4x2xf32>
  %3 = vector.transpose %0, [1, 0, 2] : vector<2x4x3xf32> to vector<4x2x3xf32>
  return %1, %2, %3 : vector<4x3x2xf32>, vector<3x4x2xf32>, vector<4x2x3xf32>
}
// -----
func.func @transpose_scalar_broadcast(%v: vector<1xf32>, %s: f32) -> (vector<8x1xf32>, vector<8x1xf32>, vector<4x8xf32>, vector<2x2xf32>) {
  %b = vector.broadcast %v : vector<1xf32> to vector<1x8xf32>
  %t = vector.transpose %b, [1, 0] : vector<1x8xf32> to vector<8x1xf32>
  %b2 = vector.broadcast %s : f32 to vector<1x8xf32>
  %t2 = vector.transpose %b2, [1, 0] : vector<1x8xf32> to vector<8x1xf32>
  %sp = vector.splat %s : vector<8x4xf32>
  %t3 = vector.transpose %sp, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
  %c = arith.constant dense<5.0> : vector<2x2xf32>
  %t4 = vector.transpose %c, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  return %t, %t2, %t3, %t4 : vector<8x1xf32>, vector<8x1xf32>, vector<4x8xf32>, vector<2x2xf32>
}
// -----
func.func @insert_extract_transpose_2d(%v: vector<2x3xf32>, %f: vector<4xf32>, %b: vector<3xf32>) -> (f32, f32, f32) {
  %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.extract %0[2, 1] : f32 from vector<3x2xf32>
  return %1, %1, %1 : f32, f32, f32
}
// -----
func.func @extracts(%a: vector<4x7x3xf32>, %b: vector<3xf32>, %s: f32, %i: index) -> (f32, vector<3xf32>, f32, f32, f32) {
  %0 = vector.extract %a[3] : vector<7x3xf32> from vector<4x7x3xf32>
  %1 = vector.extract %0[2] : vector<3xf32> from vector<7x3xf32>
  %2 = vector.extract %1[1] : f32 from vector<3xf32>
  %3 = vector.insert %b, %a[3, 2] : vector<3xf32> into vector<4x7x3xf32>
  %4 = vector.extract %3[3, 2] : vector<3xf32> from vector<4x7x3xf32>
  %5 = vector.extract %3[3, 2, 1] : f32 from vector<4x7x3xf32>
  %6 = vector.insert %s, %a[0, 1, 2] : f32 into vector<4x7x3xf32>
  %7 = vector.extract %6[0, 1, 2] : f32 from vector<4x7x3xf32>
  %8 = vector.extract %6[0, 1, 1] : f32 from vector<4x7x3xf32>
  return %2, %4, %5, %7, %8 : f32, vector<3xf32>, f32, f32, f32
}
// -----
func.func @extract_broadcast(%a: f32, %v: vector<4xf32>, %w: vector<1x4xf32>, %u: vector<2x1x2xf32>) -> (f32, vector<4xf32>, f32, vector<8xf32>, vector<4xf32>, vector<2x2xf32>) {
  %b = vector.broadcast %a : f32 to vector<1x2x4xf32>
  %r = vector.extract %b[0, 1, 2] : f32 from vector<1x2x4xf32>
  %b2 = vector.broadcast %v : vector<4xf32> to vector<1x2x4xf32>
  %r2 = vector.extract %b2[0, 1] : vector<4xf32> from vector<1x2x4xf32>
  %r3 = vector.extract %b2[0, 1, 2] : f32 from vector<1x2x4xf32>
  %sp = vector.broadcast %a : f32 to vector<1x2x8xf32>
  %r4 = vector.extract %sp[0, 1] : vector<8xf32> from vector<1x2x8xf32>
  %b5 = vector.broadcast %w : vector<1x4xf32> to vector<8x4xf32>
  %r5 = vector.extract %b5[5] : vector<4xf32> from vector<8x4xf32>
  %b6 = vector.broadcast %u : vector<2x1x2xf32> to vector<3x2x2x2xf32>
  %r6 = vector.extract %b6[0, 1] : vector<2x2xf32> from vector<3x2x2x2xf32>
  return %r, %r2, %r3, %r4, %r5, %r6 : f32, vector<4xf32>, f32, vector<8xf32>, vector<4xf32>, vector<2x2xf32>
}
// -----
func.func @extract_shapecast(%a: vector<5x1x3x2xf32>, %b: vector<8x4x2xf32>, %c: vector<1x4xf32>, %d: vector<4xf32>) -> (f32, vector<4xf32>, f32, f32, vector<4xf32>) {
  %0 = vector.shape_cast %a : vector<5x1x3x2xf32> to vector<15x2xf32>
  %1 = vector.extract %0[8, 1] : f32 from vector<15x2xf32>
  %2 = vector.shape_cast %b : vector<8x4x2xf32> to vector<4x4x4xf32>
  %3 = vector.extract %2[1, 3] : vector<4xf32> from vector<4x4x4xf32>
  %4 = vector.shape_cast %c : vector<1x4xf32> to vector<4xf32>
  %5 = vector.extract %4[3] : f32 from vector<4xf32>
  %6 = vector.shape_cast %d : vector<4xf32> to vector<1x4xf32>
  %7 = vector.extract %6[0, 2] : f32 from vector<1x4xf32>
  %8 = vector.extract %6[0] : vector<4xf32> from vector<1x4xf32>
  return %1, %3, %5, %7, %8 : f32, vector<4xf32>, f32, f32, vector<4xf32>
}
// -----
func.func @fold_extract_transpose(%a: vector<3x4x6xf32>, %b: vector<3x6x4xf32>) -> (vector<6xf32>, vector<4x6xf32>, vector<4xf32>) {
  %0 = vector.transpose %a, [1, 0, 2] : vector<3x4x6xf32> to vector<4x3x6xf32>
  %1 = vector.extract %0[1, 2] : vector<6xf32> from vector<4x3x6xf32>
  %2 = vector.transpose %b, [0, 2, 1] : vector<3x6x4xf32> to vector<3x4x6xf32>
  %3 = vector.extract %2[1] : vector<4x6xf32> from vector<3x4x6xf32>
  %4 = vector.transpose %b, [1, 0, 2] : vector<3x6x4xf32> to vector<6x3x4xf32>
  %5 = vector.extract %4[2, 1] : vector<4xf32> from vector<6x3x4xf32>
  return %1, %3, %5 : vector<6xf32>, vector<4x6xf32>, vector<4xf32>
}
// -----
func.func @extract_extract_strided(%a: vector<32x16x4xf16>, %b: vector<4x2xf32>, %c: vector<8xf32>) -> (vector<4xf16>, f32, vector<4xf32>) {
  %1 = vector.extract_strided_slice %a {offsets = [7, 3], sizes = [10, 8], strides = [1, 1]} : vector<32x16x4xf16> to vector<10x8x4xf16>
  %2 = vector.extract %1[2, 3] : vector<4xf16> from vector<10x8x4xf16>
  %3 = vector.extract_strided_slice %b {offsets = [1, 1], sizes = [2, 1], strides = [1, 1]} : vector<4x2xf32> to vector<2x1xf32>
  %4 = vector.extract %3[1, 0] : f32 from vector<2x1xf32>
  %5 = vector.extract_strided_slice %c {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  return %2, %4, %5 : vector<4xf16>, f32, vector<4xf32>
}
// -----
func.func @extract_insert_strided(%a: vector<6x4xf32>, %b: vector<9x7xf32>, %c: vector<1x2x4xf32>, %d: vector<8x9xf32>) -> (vector<4xf32>, f32, vector<9xf32>) {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 1], strides = [1, 1]} : vector<6x4xf32> into vector<9x7xf32>
  %2 = vector.extract %0[7, 4] : f32 from vector<9x7xf32>
  %3 = vector.extract_strided_slice %0 {offsets = [2, 1], sizes = [1, 4], strides = [1, 1]} : vector<9x7xf32> to vector<1x4xf32>
  %4 = vector.extract %3[0] : vector<4xf32> from vector<1x4xf32>
  %5 = vector.extract %d[1] : vector<9xf32> from vector<8x9xf32>
  return %4, %2, %5 : vector<4xf32>, f32, vector<9xf32>
}
// -----
func.func @constants(%i: index) -> (vector<7xf32>, f32, vector<3xi32>, i32, vector<2x2xi32>, vector<5x4xi32>, vector<2x3xf32>) {
  %c = arith.constant dense<2.0> : vector<29x7xf32>
  %0 = vector.extract %c[2] : vector<7xf32> from vector<29x7xf32>
  %1 = vector.extract %c[1, 4] : f32 from vector<29x7xf32>
  %d = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %2 = vector.extract %d[1] : vector<3xi32> from vector<2x3xi32>
  %3 = vector.extract %d[0, 2] : i32 from vector<2x3xi32>
  %4 = vector.extract_strided_slice %d {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xi32> to vector<2x2xi32>
  %s = arith.constant 7 : i32
  %5 = vector.broadcast %s : i32 to vector<5x4xi32>
  %f = arith.constant 1.5 : f32
  %6 = vector.splat %f : vector<2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<7xf32>, f32, vector<3xi32>, i32, vector<2x2xi32>, vector<5x4xi32>, vector<2x3xf32>
}
// -----
func.func @inserts(%v: vector<4xi32>, %s: i32, %w: vector<2x3xi32>) -> (vector<4xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<4xi32>, vector<1xi32>) {
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %k = arith.constant 9 : i32
  %0 = vector.insert %k, %c[2] : i32 into vector<4xi32>
  %d = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %e = arith.constant dense<[7, 8, 9]> : vector<3xi32>
  %1 = vector.insert %e, %d[1] : vector<3xi32> into vector<2x3xi32>
  %2 = vector.insert %k, %d[0, 1] : i32 into vector<2x3xi32>
  %z = arith.constant dense<0> : vector<4xi32>
  %i = arith.constant 1 : index
  %3 = vector.insertelement %k, %z[%i : index] : vector<4xi32>
  %u = ub.poison : vector<1xi32>
  %4 = vector.insert %s, %u[0] : i32 into vector<1xi32>
  return %0, %1, %2, %3, %4 : vector<4xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<4xi32>, vector<1xi32>
}
// -----
func.func @insert_strided(%a: vector<2x2xi32>, %s: vector<2x4xi32>, %f: vector<4x4xf32>) -> (vector<4x4xi32>, vector<2x4xi32>, vector<8x16xf32>) {
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %d = arith.constant dense<0> : vector<4x4xi32>
  %0 = vector.insert_strided_slice %c, %d {offsets = [1, 2], strides = [1, 1]} : vector<2x2xi32> into vector<4x4xi32>
  %1 = vector.insert_strided_slice %s, %s {offsets = [0, 0], strides = [1, 1]} : vector<2x4xi32> into vector<2x4xi32>
  %x = arith.constant dense<2.0> : vector<4x4xf32>
  %y = arith.constant dense<2.0> : vector<8x16xf32>
  %2 = vector.insert_strided_slice %x, %y {offsets = [0, 0], strides = [1, 1]} : vector<4x4xf32> into vector<8x16xf32>
  return %0, %1, %2 : vector<4x4xi32>, vector<2x4xi32>, vector<8x16xf32>
}
// -----
func.func @insert_after_extract(%a: vector<8x16xf32>, %b: vector<8x16xf32>) -> (vector<8x16xf32>, vector<8x16xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0, 2], sizes = [8, 4], strides = [1, 1]} : vector<8x16xf32> to vector<8x4xf32>
  %1 = vector.insert_strided_slice %0, %a {offsets = [0, 2], strides = [1, 1]} : vector<8x4xf32> into vector<8x16xf32>
  %2 = vector.extract %a[3] : vector<16xf32> from vector<8x16xf32>
  %3 = vector.insert %2, %a[3] : vector<16xf32> into vector<8x16xf32>
  return %1, %3 : vector<8x16xf32>, vector<8x16xf32>
}
// -----
func.func @splats(%a: f32, %i: index, %b: vector<4xf32>, %c: vector<8x8xf32>) -> (vector<4xf32>, vector<8x8xf32>, f32, f32, vector<4xf32>) {
  %s = vector.splat %a : vector<4xf32>
  %s2 = vector.splat %a : vector<8x8xf32>
  return %s, %s2, %a, %a, %s : vector<4xf32>, vector<8x8xf32>, f32, f32, vector<4xf32>
}
// -----
func.func @em(%d: index) -> (vector<4xi1>, i1, i1, i1, vector<4x6xi1>, vector<4x6xi1>, vector<[4]xi1>, i1) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %cm = arith.constant -2 : index
  %m = vector.create_mask %c3, %d : vector<8x4xi1>
  %0 = vector.extract %m[2] : vector<4xi1> from vector<8x4xi1>
  %1 = vector.extract %m[2, 1] : i1 from vector<8x4xi1>
  %2 = vector.extract %m[5, 1] : i1 from vector<8x4xi1>
  %k = vector.create_mask %d, %c2 : vector<8x4xi1>
  %3 = vector.extract %k[1, 3] : i1 from vector<8x4xi1>
  %l = vector.create_mask %c3, %d, %d : vector<8x4x6xi1>
  %4 = vector.extract %l[0] : vector<4x6xi1> from vector<8x4x6xi1>
  %5 = vector.extract %l[7] : vector<4x6xi1> from vector<8x4x6xi1>
  %s = vector.create_mask %d, %c3, %d : vector<[2]x4x[4]xi1>
  %6 = vector.extract %s[0, 2] : vector<[4]xi1> from vector<[2]x4x[4]xi1>
  %t = vector.create_mask %d, %cm : vector<8x4xi1>
  %7 = vector.extract %t[1, 0] : i1 from vector<8x4xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<4xi1>, i1, i1, i1, vector<4x6xi1>, vector<4x6xi1>, vector<[4]xi1>, i1
}
// -----
func.func @em2(%d: index) -> (i1, i1, i1) {
  %c3 = arith.constant 3 : index
  %m = vector.create_mask %d, %c3 : vector<8x4xi1>
  %0 = vector.extract %m[1, 2] : i1 from vector<8x4xi1>
  %n = vector.create_mask %c3, %c3 : vector<8x4xi1>
  %1 = vector.extract %n[1, 2] : i1 from vector<8x4xi1>
  %2 = vector.extract %n[1, 3] : i1 from vector<8x4xi1>
  return %0, %1, %2: i1, i1, i1
}
// -----
func.func @sh(%a: vector<4xi32>, %b: vector<4xi32>, %s: vector<i32>, %t: vector<i32>, %c: vector<2x3xi32>, %d: vector<2x3xi32>) -> (vector<8xi32>, vector<2xi32>, vector<1xi32>, vector<2xi32>, vector<3xi32>, vector<4x3xi32>, vector<8xi32>) {
  %0 = vector.shuffle %a, %b [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
  %1 = vector.shuffle %s, %t [1, 0] : vector<i32>, vector<i32>
  %2 = vector.shuffle %s, %t [1] : vector<i32>, vector<i32>
  %3 = vector.shuffle %s, %t [0, 1] : vector<i32>, vector<i32>
  %4 = vector.shuffle %s, %t [0, 1, 1] : vector<i32>, vector<i32>
  %5 = vector.shuffle %c, %d [0, 2, 1, 3] : vector<2x3xi32>, vector<2x3xi32>
  %6 = vector.shuffle %b, %a [4, 0, 5, 1, 6, 2, 7, 3] : vector<4xi32>, vector<4xi32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<8xi32>, vector<2xi32>, vector<1xi32>, vector<2xi32>, vector<3xi32>, vector<4x3xi32>, vector<8xi32>
}
// -----
func.func @slices(%a: vector<2x8xf32>, %f: f32, %s: vector<8xf32>, %w: vector<1x8xf32>) -> (vector<1x2xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x2xi32>) {
  %sp = vector.splat %f : vector<2x8xf32>
  %0 = vector.extract_strided_slice %sp {offsets = [0, 2], sizes = [1, 2], strides = [1, 1]} : vector<2x8xf32> to vector<1x2xf32>
  %b = vector.broadcast %s : vector<8xf32> to vector<2x8xf32>
  %1 = vector.extract_strided_slice %b {offsets = [1, 2], sizes = [1, 4], strides = [1, 1]} : vector<2x8xf32> to vector<1x4xf32>
  %c = arith.constant dense<3.0> : vector<2x8xf32>
  %2 = vector.extract_strided_slice %c {offsets = [1, 2], sizes = [1, 4], strides = [1, 1]} : vector<2x8xf32> to vector<1x4xf32>
  %d = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %4 = vector.extract_strided_slice %d {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x3xi32> to vector<1x2xi32>
  return %0, %1, %2, %4 : vector<1x2xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x2xi32>
}
