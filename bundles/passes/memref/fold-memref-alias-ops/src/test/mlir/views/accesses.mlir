// RUN: --mlir-version=19.1 --fold-memref-alias-ops --allow-unregistered-dialect
// REFERENCE: expressions are ordered and joined as in 22.1.
// Accesses of subviews, expanded and collapsed shapes; transfers only within bounds and with unit strides.
func.func @subviews(%m: memref<?x?x?xf32>, %a: index, %b: index, %c: index) -> (f32, vector<4xf32>, memref<?x4xf32, strided<[?, 1], offset: ?>>) {
  %c2 = arith.constant 2 : index
  %s = memref.subview %m[%a, 3, %b] [%a, 1, %c] [1, 1, 1] : memref<?x?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %t = memref.subview %s[%c2, %c] [%b, 4] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %x = memref.load %t[%a, %c2] {nontemporal = true, foo} : memref<?x4xf32, strided<[?, 1], offset: ?>>
  %v = vector.load %s[%a, %c2] {nontemporal = true, foo} : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  vector.store %v, %s[%a, %c2] {nontemporal = true, foo} : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  memref.store %x, %s[%a, %c2] {nontemporal = true, foo} : memref<?x?xf32, strided<[?, 1], offset: ?>>
  %f = arith.constant 0.0 : f32
  %r = vector.transfer_read %s[%a, %b], %f {in_bounds = [true]} : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  %r1 = vector.transfer_read %s[%a, %b], %f {permutation_map = affine_map<(d0, d1)->(d1, 0)>, in_bounds = [true, true], foo} : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4x7xf32>
  %r2 = vector.transfer_read %s[%a, %b], %f : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %r1, %s[%a, %b] {permutation_map = affine_map<(d0, d1)->(d1, d0)>, in_bounds = [true, true], foo} : vector<4x7xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>
  "any.use"(%r, %r2) : (vector<4xf32>, vector<4xf32>) -> ()
  return %x, %v, %t : f32, vector<4xf32>, memref<?x4xf32, strided<[?, 1], offset: ?>>
}
func.func @strided(%m: memref<12x32xf32>, %a: index, %b: index, %mask: vector<4xi1>, %p: vector<4xf32>) -> (f32, memref<2x2xf32, strided<[64, 6], offset: ?>>) {
  %s = memref.subview %m[%a, %b] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %t = memref.subview %s[%a, 1] [2, 2] [1, 2] : memref<4x4xf32, strided<[64, 3], offset: ?>> to memref<2x2xf32, strided<[64, 6], offset: ?>>
  %x = affine.load %t[%a + 1, symbol(%b) * 2] {foo} : memref<2x2xf32, strided<[64, 6], offset: ?>>
  affine.store %x, %t[%a + 1, symbol(%b) * 2] {foo} : memref<2x2xf32, strided<[64, 6], offset: ?>>
  %y = vector.maskedload %s[%a, %b], %mask, %p : memref<4x4xf32, strided<[64, 3], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %s[%a, %b], %mask, %y : memref<4x4xf32, strided<[64, 3], offset: ?>>, vector<4xi1>, vector<4xf32>
  return %x, %t : f32, memref<2x2xf32, strided<[64, 6], offset: ?>>
}
func.func @expand(%m: memref<?x16xf32>, %n: memref<f32>, %a: index, %b: index, %sz: index, %mask: vector<4xi1>, %p: vector<4xf32>) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %s = memref.expand_shape %m [[0, 1, 2], [3, 4]] output_shape [%sz, 2, 3, 4, 4] : memref<?x16xf32> into memref<?x2x3x4x4xf32>
  %x = memref.load %s[%a, %b, %c1, %a, %b] {nontemporal = true} : memref<?x2x3x4x4xf32>
  %z = memref.expand_shape %n [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %w = affine.load %z[%a, %b] : memref<1x1xf32>
  affine.store %w, %s[%a + 1, %b, 1, %a, %b mod 2] : memref<?x2x3x4x4xf32>
  %v = vector.load %s[%a, %b, %c1, %a, %b] {nontemporal = true} : memref<?x2x3x4x4xf32>, vector<4xf32>
  %y = vector.maskedload %s[%a, %b, %c1, %a, %b], %mask, %p : memref<?x2x3x4x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %s[%a, %b, %c1, %a, %b], %mask, %y : memref<?x2x3x4x4xf32>, vector<4xi1>, vector<4xf32>
  vector.store %v, %s[%a, %b, %c1, %a, %b] {nontemporal = true} : memref<?x2x3x4x4xf32>, vector<4xf32>
  return %x, %w : f32, f32
}
func.func @expand2(%m: memref<?x?xf32>, %a: index, %b: index, %sz: index, %sy: index) -> (f32, f32) {
  %s = memref.expand_shape %m [[0, 1, 2], [3, 4]] output_shape [4, %sz, 3, 4, %sy] : memref<?x?xf32> into memref<4x?x3x4x?xf32>
  %x = memref.load %s[%a, %b, %a, %a, %b] : memref<4x?x3x4x?xf32>
  %f = arith.constant 0.0 : f32
  %s2 = memref.subview %m[0, 0][1, 1][1, 1] : memref<?x?xf32> to memref<f32, strided<[], offset: 0>>
  %y = memref.load %s2[] : memref<f32, strided<[]>>
  return %x, %y : f32, f32
}
func.func @collapse(%m: memref<?x4x5xf32>, %o: memref<1x1xf32>, %d: memref<4x?xf32>, %a: index, %b: index) -> (f32, f32, f32) {
  %s = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x5xf32> into memref<?x5xf32>
  %x = memref.load %s[%a, %b] {nontemporal = true} : memref<?x5xf32>
  %t = memref.collapse_shape %o [] : memref<1x1xf32> into memref<f32>
  %y = memref.load %t[] : memref<f32>
  %u = memref.collapse_shape %d [[0, 1]] : memref<4x?xf32> into memref<?xf32>
  %z = affine.load %u[%a * 2] : memref<?xf32>
  %z1 = affine.load %s[%a * 2, %b] : memref<?x5xf32>
  affine.store %z1, %s[%a * 2, %b] : memref<?x5xf32>
  memref.store %y, %t[] : memref<f32>
  return %x, %y, %z : f32, f32, f32
}
