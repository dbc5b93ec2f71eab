// RUN: --canonicalize

func.func @b(%d0: index, %d1: index, %d2: index) -> vector<2x3x4xi1> {
  %m = vector.create_mask %d0, %d1, %d2 : vector<4x2x3xi1>
  %t = vector.transpose %m, [1, 2, 0] : vector<4x2x3xi1> to vector<2x3x4xi1>
  return %t : vector<2x3x4xi1>
}
func.func @b2() -> vector<2x3x4xi1> {
  %m = vector.constant_mask [1,2,3] : vector<4x2x3xi1>
  %t = vector.transpose %m, [1, 2, 0] : vector<4x2x3xi1> to vector<2x3x4xi1>
  return %t : vector<2x3x4xi1>
}
func.func @b3(%d0: index, %d1: index, %d2: index) -> (vector<2x3x4xi1>, vector<4x2x3xi1>) {
  %m = vector.create_mask %d0, %d1, %d2 : vector<4x2x3xi1>
  %t = vector.transpose %m, [1, 2, 0] : vector<4x2x3xi1> to vector<2x3x4xi1>
  return %t, %m : vector<2x3x4xi1>, vector<4x2x3xi1>
}
func.func @b4(%d0: index, %d1: index, %d2: index) -> vector<2x[3]x4xi1> {
  %m = vector.create_mask %d0, %d1, %d2 : vector<4x2x[3]xi1>
  %t = vector.transpose %m, [1, 2, 0] : vector<4x2x[3]xi1> to vector<2x[3]x4xi1>
  return %t : vector<2x[3]x4xi1>
}
func.func @c(%d0: index, %d1: index, %d2: index, %d3: index) -> vector<4x3xi1> {
  %m = vector.create_mask %d0, %d1, %d2 : vector<4x1x3xi1>
  %t = vector.shape_cast %m : vector<4x1x3xi1> to vector<4x3xi1>
  return %t : vector<4x3xi1>
}
func.func @c1(%d0: index, %d1: index, %d2: index, %d3: index) -> vector<4x3xi1> {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %c1, %d0, %c1, %d2 : vector<1x4x1x3xi1>
  %t = vector.shape_cast %m : vector<1x4x1x3xi1> to vector<4x3xi1>
  return %t : vector<4x3xi1>
}
func.func @c2(%d0: index, %d1: index, %d2: index, %d3: index) -> vector<[4]x1x3xi1> {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %c1, %d0, %c1, %d2 : vector<1x[4]x1x3xi1>
  %t = vector.shape_cast %m : vector<1x[4]x1x3xi1> to vector<[4]x1x3xi1>
  return %t : vector<[4]x1x3xi1>
}
func.func @c3(%d0: index, %d1: index, %d2: index, %d3: index) -> vector<12xi1> {
  %m = vector.create_mask %d0, %d2 : vector<4x3xi1>
  %t = vector.shape_cast %m : vector<4x3xi1> to vector<12xi1>
  return %t : vector<12xi1>
}
func.func @c4() -> vector<4x3xi1> {
  %m = vector.constant_mask [1,2,1,2] : vector<1x4x1x3xi1>
  %t = vector.shape_cast %m : vector<1x4x1x3xi1> to vector<4x3xi1>
  return %t : vector<4x3xi1>
}
func.func @c5(%d0: index, %d1: index) -> vector<[4]xi1> {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %d0, %c1 : vector<[4]x1xi1>
  %t = vector.shape_cast %m : vector<[4]x1xi1> to vector<[4]xi1>
  return %t : vector<[4]xi1>
}
func.func @c6(%d0: index, %d1: index) -> vector<4x1xi1> {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %d0 : vector<4xi1>
  %t = vector.shape_cast %m : vector<4xi1> to vector<4x1xi1>
  return %t : vector<4x1xi1>
}
func.func @c7(%d0: index, %d1: index) -> vector<1xi1> {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %c1, %d0 : vector<1x1xi1>
  %t = vector.shape_cast %m : vector<1x1xi1> to vector<1xi1>
  return %t : vector<1xi1>
}
func.func @c8(%d0: index, %d1: index) -> vector<2x2xi1> {
  %m = vector.constant_mask [2] : vector<4xi1>
  %t = vector.shape_cast %m : vector<4xi1> to vector<2x2xi1>
  return %t : vector<2x2xi1>
}
func.func @j2(%a: f32, %b: f32, %c: f32, %d: f32) -> (vector<2x1xf32>, vector<1xf32>) {
  %0 = vector.from_elements %a, %b, %c, %d : vector<2x2x1xf32>
  %1 = vector.extract %0[1, 0] : vector<1xf32> from vector<2x2x1xf32>
  %2 = vector.extract %0[1] : vector<2x1xf32> from vector<2x2x1xf32>
  return %2, %1 : vector<2x1xf32>, vector<1xf32>
}
func.func @j3(%a: f32, %b: f32, %c: f32, %d: f32, %i: index) -> (vector<2x1xf32>, f32) {
  %0 = vector.from_elements %a, %b, %c, %d : vector<2x2x1xf32>
  %1 = vector.extract %0[%i, 0, 0] : f32 from vector<2x2x1xf32>
  %2 = vector.extract %0[%i] : vector<2x1xf32> from vector<2x2x1xf32>
  return %2, %1 : vector<2x1xf32>, f32
}
func.func @t1() -> vector<4xi1> {
  %m = vector.constant_mask [2,1] : vector<4x1xi1>
  %t = vector.shape_cast %m : vector<4x1xi1> to vector<4xi1>
  return %t : vector<4xi1>
}
func.func @t2(%d0: index) -> vector<4xi1> {
  %c1 = arith.constant 2 : index
  %m = vector.create_mask %d0, %c1 : vector<4x1xi1>
  %t = vector.shape_cast %m : vector<4x1xi1> to vector<4xi1>
  return %t : vector<4xi1>
}
func.func @t3(%d0: index) -> vector<4xi1> {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %d0, %c1, %c1 : vector<4x1x1xi1>
  %t = vector.shape_cast %m : vector<4x1x1xi1> to vector<4xi1>
  return %t : vector<4xi1>
}
func.func @t4(%d0: index, %d1: index) -> vector<2x4xi1> {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %d0, %d1, %c1 : vector<2x4x1xi1>
  %t = vector.shape_cast %m : vector<2x4x1xi1> to vector<2x4xi1>
  return %t : vector<2x4xi1>
}
func.func @t5(%d0: index, %d1: index) -> vector<2x4xi1> {
  %m = vector.create_mask %d0, %d1, %d1 : vector<2x4x1xi1>
  %t = vector.shape_cast %m : vector<2x4x1xi1> to vector<2x4xi1>
  return %t : vector<2x4xi1>
}
func.func @t7(%d0: index, %d1: index) -> vector<4x1xi1> {
  %c1 = arith.constant 0 : index
  %m = vector.create_mask %d0, %d1, %c1 : vector<4x1x1xi1>
  %t = vector.shape_cast %m : vector<4x1x1xi1> to vector<4x1xi1>
  return %t : vector<4x1xi1>
}
func.func @t8(%d0: index, %d1: index) -> vector<4x1xi1> {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %c1, %d1, %c1 : vector<1x4x1xi1>
  %t = vector.shape_cast %m : vector<1x4x1xi1> to vector<4x1xi1>
  return %t : vector<4x1xi1>
}
func.func @t9() -> vector<2x4xi1> {
  %m = vector.constant_mask [1, 2,1] : vector<2x4x1xi1>
  %t = vector.shape_cast %m : vector<2x4x1xi1> to vector<2x4xi1>
  return %t : vector<2x4xi1>
}
func.func @t10() -> vector<2x[4]xi1> {
  %m = vector.constant_mask [1, 4,1] : vector<2x[4]x1xi1>
  %t = vector.shape_cast %m : vector<2x[4]x1xi1> to vector<2x[4]xi1>
  return %t : vector<2x[4]xi1>
}
func.func @t11(%d0: index) -> vector<1xi1> {
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %d0, %c1 : vector<1x1xi1>
  %t = vector.shape_cast %m : vector<1x1xi1> to vector<1xi1>
  return %t : vector<1xi1>
}
