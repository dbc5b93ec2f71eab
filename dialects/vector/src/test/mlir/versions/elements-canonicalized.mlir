// RUN: --split-input-file --canonicalize
// Undefined positions and elements fold; a single element is broadcast.
func.func @a(%v: vector<4x3xf32>, %f: f32, %i: index) -> (vector<3xf32>, f32, vector<4x3xf32>, f32) {
  %0 = vector.extract %v[-1] : vector<3xf32> from vector<4x3xf32>
  %1 = vector.extract %v[%i, -1] : f32 from vector<4x3xf32>
  %2 = vector.insert %f, %v[-1, 0] : f32 into vector<4x3xf32>
  %3 = vector.extract %v[0, %i] : f32 from vector<4x3xf32>
  return %0, %1, %2, %3 : vector<3xf32>, f32, vector<4x3xf32>, f32
}
// -----
func.func @c(%v: vector<4xf32>) -> (f32, f32, f32, f32) {
  %0:4 = vector.to_elements %v : vector<4xf32>
  return %0#0, %0#1, %0#2, %0#3 : f32, f32, f32, f32
}
// -----
func.func @d(%v: vector<2x2xf32>, %f: f32) -> (f32, f32, vector<2x2xf32>, f32) {
  %0:4 = vector.to_elements %v {x} : vector<2x2xf32>
  %1 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<2x2xf32>
  %c = vector.from_elements %f, %f, %f, %f : vector<2x2xf32>
  %2:4 = vector.to_elements %c : vector<2x2xf32>
  %s = vector.broadcast %f : f32 to vector<f32>
  %3 = vector.to_elements %s : vector<f32>
  return %0#0, %2#1, %1, %3 : f32, f32, vector<2x2xf32>, f32
}
// -----
func.func @s(%v: vector<[2]xf32>) -> f32 {
  %0:2 = vector.to_elements %v : vector<[2]xf32>
  return %0#0 : f32
}
// -----
func.func @g(%f: f32, %v: vector<1xf32>, %w: vector<1x1xf32>) -> (vector<1xf32>, vector<1xf32>, vector<1x1xf32>, vector<1x1xf32>) {
  %0 = vector.insert %f, %v[0] : f32 into vector<1xf32>
  %1 = vector.insert %v, %w[0] : vector<1xf32> into vector<1x1xf32>
  %2 = vector.insert %f, %w[0, 0] : f32 into vector<1x1xf32>
  %3 = vector.from_elements %f : vector<1xf32>
  return %0, %3, %1, %2 : vector<1xf32>, vector<1xf32>, vector<1x1xf32>, vector<1x1xf32>
}
// -----
func.func @h(%i: index, %f: f32, %v: vector<1xf32>, %w: vector<f32>) -> (vector<1xf32>, vector<f32>) {
  %0 = vector.insert %f, %v[%i] : f32 into vector<1xf32>
  %1 = vector.insert %f, %w[] : f32 into vector<f32>
  return %0, %1: vector<1xf32>, vector<f32>
}
// -----
func.func @k(%i: index) -> (f32, vector<4xf32>) {
  %c = arith.constant dense<[1.0,2.0,3.0,4.0]> : vector<4xf32>
  %c2 = arith.constant 2 : index
  %f = arith.constant 7.0 : f32
  %p = ub.poison : vector<4xf32>
  %0 = vector.extract %c[%c2] : f32 from vector<4xf32>
  %1 = vector.insert %f, %c[%c2] : f32 into vector<4xf32>
  return %0, %1 : f32, vector<4xf32>
}
// -----
func.func @m(%f: f32, %g: f32) -> (vector<2xf32>, f32, vector<4xf32>, vector<2xf32>) {
  %p = ub.poison : vector<2xf32>
  %0 = vector.insert %f, %p[0] : f32 into vector<2xf32>
  %1 = vector.insert %g, %0[1] : f32 into vector<2xf32>
  %e = vector.extract %p[0] : f32 from vector<2xf32>
  %s = vector.shuffle %p, %p [0, 1, 2, 3] : vector<2xf32>, vector<2xf32>
  %q = ub.poison : f32
  %t = vector.insert %q, %1[0] : f32 into vector<2xf32>
  return %1, %e, %s, %t : vector<2xf32>, f32, vector<4xf32>, vector<2xf32>
}
// -----
func.func @al(%m: memref<8xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>, %x: vector<4xi32>) {
  %0 = vector.load %m[%i] {alignment = 8 : i64} : memref<8xf32>, vector<4xf32>
  vector.store %v, %m[%i] {alignment = 8 : i64, nontemporal = true} : memref<8xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i], %k, %v {alignment = 8 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %k, %v {alignment = 8 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.gather %m[%i] [%x], %k, %v {alignment = 8 : i64} : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%x], %k, %v {alignment = 8 : i64} : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %m[%i], %k, %v {alignment = 8 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %k, %v {alignment = 8 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @n2(%m: memref<8x8xf32>, %i: index, %v: vector<2x4xf32>, %k: vector<2x4xi1>, %x: vector<2x4xi32>) -> vector<2x4xf32> {
  %1 = vector.maskedload %m[%i, %i], %k, %v : memref<8x8xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.maskedstore %m[%i, %i], %k, %v : memref<8x8xf32>, vector<2x4xi1>, vector<2x4xf32>
  vector.scatter %m[%i, %i] [%x], %k, %v : memref<8x8xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32>
  return %1 : vector<2x4xf32>
}
// -----
func.func @a(%v: vector<2xf32>) -> (vector<4xf32>, vector<2xf32>, vector<2xf32>) {
  %c = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %p = ub.poison : vector<2xf32>
  %s = vector.shuffle %c, %c [0, -1, 2, 3] : vector<2xf32>, vector<2xf32>
  %t = vector.shuffle %v, %v [-1, -1] : vector<2xf32>, vector<2xf32>
  %u = vector.shuffle %v, %p [0, 2] : vector<2xf32>, vector<2xf32>
  return %s, %t, %u : vector<4xf32>, vector<2xf32>, vector<2xf32>
}
// -----
func.func @b(%v: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %c = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %p = ub.poison : vector<2xf32>
  %t = vector.shuffle %v, %v [0, 1] : vector<2xf32>, vector<2xf32>
  %u = vector.shuffle %p, %v [2, 3] : vector<2xf32>, vector<2xf32>
  %w = vector.shuffle %c, %p [0, 3] : vector<2xf32>, vector<2xf32>
  return %t, %u, %w : vector<2xf32>, vector<2xf32>, vector<2xf32>
}
