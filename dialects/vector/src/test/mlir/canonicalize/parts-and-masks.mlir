// RUN: --canonicalize

func.func @a(%a: vector<4x3xi1>) -> vector<3x4xi1> {
  %m = vector.constant_mask [4, 3] : vector<4x3xi1>
  %t = vector.transpose %m, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  return %t : vector<3x4xi1>
}
func.func @b(%d0: index, %d1: index) -> vector<3x4xi1> {
  %m = vector.create_mask %d0, %d1 : vector<4x3xi1>
  %t = vector.transpose %m, [1, 0] : vector<4x3xi1> to vector<3x4xi1>
  return %t : vector<3x4xi1>
}
func.func @c(%d0: index, %d1: index) -> vector<3xi1> {
  %m = vector.create_mask %d0, %d1 : vector<4x3xi1>
  %t = vector.extract %m[2] : vector<3xi1> from vector<4x3xi1>
  return %t : vector<3xi1>
}
func.func @c2(%d1: index) -> vector<3xi1> {
  %c3 = arith.constant 3 : index
  %m = vector.create_mask %c3, %d1 : vector<4x3xi1>
  %t = vector.extract %m[2] : vector<3xi1> from vector<4x3xi1>
  return %t : vector<3xi1>
}
func.func @c3(%d1: index) -> vector<3xi1> {
  %c2 = arith.constant 2 : index
  %m = vector.create_mask %c2, %d1 : vector<4x3xi1>
  %t = vector.extract %m[2] : vector<3xi1> from vector<4x3xi1>
  return %t : vector<3xi1>
}
func.func @c4() -> vector<3xi1> {
  %m = vector.constant_mask [2,3] : vector<4x3xi1>
  %t = vector.extract %m[2] : vector<3xi1> from vector<4x3xi1>
  return %t : vector<3xi1>
}
func.func @c5() -> vector<3xi1> {
  %m = vector.constant_mask [2,2] : vector<4x3xi1>
  %t = vector.extract %m[1] : vector<3xi1> from vector<4x3xi1>
  return %t : vector<3xi1>
}
func.func @c6() -> i1 {
  %m = vector.constant_mask [2,2] : vector<4x3xi1>
  %t = vector.extract %m[1,2] : i1 from vector<4x3xi1>
  return %t : i1
}
func.func @d(%d: index) -> vector<4xi1> {
  %m = vector.create_mask %d : vector<4xi1>
  %s = vector.shape_cast %m : vector<4xi1> to vector<1x4xi1>
  %s2 = vector.shape_cast %s : vector<1x4xi1> to vector<4xi1>
  return %s2 : vector<4xi1>
}
func.func @d2(%d: index) -> vector<4xi1> {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %c1, %d : vector<1x4xi1>
  %s2 = vector.shape_cast %m : vector<1x4xi1> to vector<4xi1>
  return %s2 : vector<4xi1>
}
func.func @d3() -> vector<4xi1> {
  %m = vector.constant_mask [1,3] : vector<1x4xi1>
  %s2 = vector.shape_cast %m : vector<1x4xi1> to vector<4xi1>
  return %s2 : vector<4xi1>
}
func.func @d4(%d: index) -> vector<4x1xi1> {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %c1, %d, %c1 : vector<1x4x1xi1>
  %s2 = vector.shape_cast %m : vector<1x4x1xi1> to vector<4x1xi1>
  return %s2 : vector<4x1xi1>
}
func.func @e(%d: vector<4x3xf32>) -> f32 {
  %s2 = vector.shape_cast %d : vector<4x3xf32> to vector<12xf32>
  %x = vector.extract %s2[4] : f32 from vector<12xf32>
  return %x : f32
}
func.func @e2(%d: vector<12xf32>) -> f32 {
  %s2 = vector.shape_cast %d : vector<12xf32> to vector<4x3xf32>
  %x = vector.extract %s2[1,2] : f32 from vector<4x3xf32>
  return %x : f32
}
func.func @e3(%d: vector<4x3x2xf32>) -> vector<2xf32> {
  %s2 = vector.shape_cast %d : vector<4x3x2xf32> to vector<12x2xf32>
  %x = vector.extract %s2[5] : vector<2xf32> from vector<12x2xf32>
  return %x : vector<2xf32>
}
func.func @f(%d: vector<3xf32>) -> vector<3xf32> {
  %s2 = vector.broadcast %d : vector<3xf32> to vector<4x3xf32>
  %x = vector.extract %s2[1] : vector<3xf32> from vector<4x3xf32>
  return %x : vector<3xf32>
}
func.func @f2(%d: vector<3xf32>) -> f32 {
  %s2 = vector.broadcast %d : vector<3xf32> to vector<4x3xf32>
  %x = vector.extract %s2[1,2] : f32 from vector<4x3xf32>
  return %x : f32
}
func.func @f3(%d: f32) -> vector<3xf32> {
  %s2 = vector.broadcast %d : f32 to vector<4x3xf32>
  %x = vector.extract %s2[1] : vector<3xf32> from vector<4x3xf32>
  return %x : vector<3xf32>
}
func.func @f4(%d: vector<1xf32>) -> vector<3xf32> {
  %s2 = vector.broadcast %d : vector<1xf32> to vector<4x3xf32>
  %x = vector.extract %s2[1] : vector<3xf32> from vector<4x3xf32>
  return %x : vector<3xf32>
}
func.func @f5(%d: vector<1xf32>) -> f32 {
  %s2 = vector.broadcast %d : vector<1xf32> to vector<4x3xf32>
  %x = vector.extract %s2[1, 1] : f32 from vector<4x3xf32>
  return %x : f32
}
func.func @g(%m: memref<8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %mask = arith.constant dense<true> : vector<4xi1>
  %x = vector.transfer_read %m[%i], %p, %mask : memref<8xf32>, vector<4xf32>
  return %x : vector<4xf32>
}
func.func @g2(%m: memref<8xf32>, %i: index, %p: vector<4xf32>) {
  %mask = arith.constant dense<true> : vector<4xi1>
  vector.transfer_write %p, %m[%i], %mask : vector<4xf32>, memref<8xf32>
  return
}
func.func @h() -> vector<8xi16> {
  %s = arith.constant dense<65538> : vector<4xi32>
  %b = vector.bitcast %s : vector<4xi32> to vector<8xi16>
  return %b : vector<8xi16>
}
func.func @h2() -> vector<8xf16> {
  %s = arith.constant dense<1.0> : vector<4xf32>
  %b = vector.bitcast %s : vector<4xf32> to vector<8xf16>
  return %b : vector<8xf16>
}
func.func @h3() -> vector<4xf32> {
  %s = arith.constant dense<1.0> : vector<8xf16>
  %b = vector.bitcast %s : vector<8xf16> to vector<4xf32>
  return %b : vector<4xf32>
}
func.func @h4() -> vector<4xi32> {
  %s = arith.constant dense<1.0> : vector<4xf32>
  %b = vector.bitcast %s : vector<4xf32> to vector<4xi32>
  return %b : vector<4xi32>
}
func.func @i(%a: vector<4x2xf32>, %b: vector<4x2xf32>) -> (vector<4x2xf32>, vector<4x2xf32>) {
  %0 = vector.shuffle %a, %b [0,1,2,3] : vector<4x2xf32>, vector<4x2xf32>
  %1 = vector.shuffle %a, %b [4,5,6,7] : vector<4x2xf32>, vector<4x2xf32>
  return %0, %1 : vector<4x2xf32>, vector<4x2xf32>
}
func.func @j(%a: f32, %b: f32) -> f32 {
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1 = vector.extract %0[1] : f32 from vector<2xf32>
  return %1 : f32
}
func.func @j2(%a: f32, %b: f32, %c: f32, %d: f32) -> (f32, vector<2xf32>) {
  %0 = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %1 = vector.extract %0[1, 0] : f32 from vector<2x2xf32>
  %2 = vector.extract %0[1] : vector<2xf32> from vector<2x2xf32>
  return %1, %2 : f32, vector<2xf32>
}
func.func @k(%a: tensor<8x8xf32>, %v: vector<4x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %a[%c0, %c0] {in_bounds=[true, true]} : vector<4x4xf32>, tensor<8x8xf32>
  %1 = tensor.extract_slice %0[0,0][4,4][1,1] : tensor<8x8xf32> to tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
func.func @k2(%a: tensor<8x8xf32>, %v: vector<4x4xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %a[%c0, %c0] {in_bounds=[true, true]} : vector<4x4xf32>, tensor<8x8xf32>
  %1 = tensor.extract_slice %0[0,0][%n,%m][1,1] : tensor<8x8xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
