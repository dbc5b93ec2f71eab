module {
  func.func @b(%arg0: index, %arg1: index, %arg2: index) -> vector<2x3x4xi1> {
    %0 = vector.create_mask %arg1, %arg2, %arg0 : vector<2x3x4xi1>
    return %0 : vector<2x3x4xi1>
  }
  func.func @b2() -> vector<2x3x4xi1> {
    %0 = vector.constant_mask [2, 3, 1] : vector<2x3x4xi1>
    return %0 : vector<2x3x4xi1>
  }
  func.func @b3(%arg0: index, %arg1: index, %arg2: index) -> (vector<2x3x4xi1>, vector<4x2x3xi1>) {
    %0 = vector.create_mask %arg0, %arg1, %arg2 : vector<4x2x3xi1>
    %1 = vector.create_mask %arg1, %arg2, %arg0 : vector<2x3x4xi1>
    return %1, %0 : vector<2x3x4xi1>, vector<4x2x3xi1>
  }
  func.func @b4(%arg0: index, %arg1: index, %arg2: index) -> vector<2x[3]x4xi1> {
    %0 = vector.create_mask %arg1, %arg2, %arg0 : vector<2x[3]x4xi1>
    return %0 : vector<2x[3]x4xi1>
  }
  func.func @c(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> vector<4x3xi1> {
    %0 = vector.create_mask %arg0, %arg1, %arg2 : vector<4x1x3xi1>
    %1 = vector.shape_cast %0 : vector<4x1x3xi1> to vector<4x3xi1>
    return %1 : vector<4x3xi1>
  }
  func.func @c1(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> vector<4x3xi1> {
    %c1 = arith.constant 1 : index
    %0 = vector.create_mask %c1, %arg0, %c1, %arg2 : vector<1x4x1x3xi1>
    %1 = vector.shape_cast %0 : vector<1x4x1x3xi1> to vector<4x3xi1>
    return %1 : vector<4x3xi1>
  }
  func.func @c2(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> vector<[4]x1x3xi1> {
    %c1 = arith.constant 1 : index
    %0 = vector.create_mask %c1, %arg0, %c1, %arg2 : vector<1x[4]x1x3xi1>
    %1 = vector.shape_cast %0 : vector<1x[4]x1x3xi1> to vector<[4]x1x3xi1>
    return %1 : vector<[4]x1x3xi1>
  }
  func.func @c3(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> vector<12xi1> {
    %0 = vector.create_mask %arg0, %arg2 : vector<4x3xi1>
    %1 = vector.shape_cast %0 : vector<4x3xi1> to vector<12xi1>
    return %1 : vector<12xi1>
  }
  func.func @c4() -> vector<4x3xi1> {
    %0 = vector.constant_mask [1, 2, 1, 2] : vector<1x4x1x3xi1>
    %1 = vector.shape_cast %0 : vector<1x4x1x3xi1> to vector<4x3xi1>
    return %1 : vector<4x3xi1>
  }
  func.func @c5(%arg0: index, %arg1: index) -> vector<[4]xi1> {
    %0 = vector.create_mask %arg0 : vector<[4]xi1>
    return %0 : vector<[4]xi1>
  }
  func.func @c6(%arg0: index, %arg1: index) -> vector<4x1xi1> {
    %0 = vector.create_mask %arg0 : vector<4xi1>
    %1 = vector.shape_cast %0 : vector<4xi1> to vector<4x1xi1>
    return %1 : vector<4x1xi1>
  }
  func.func @c7(%arg0: index, %arg1: index) -> vector<1xi1> {
    %c1 = arith.constant 1 : index
    %0 = vector.create_mask %c1, %arg0 : vector<1x1xi1>
    %1 = vector.shape_cast %0 : vector<1x1xi1> to vector<1xi1>
    return %1 : vector<1xi1>
  }
  func.func @c8(%arg0: index, %arg1: index) -> vector<2x2xi1> {
    %0 = vector.constant_mask [2] : vector<4xi1>
    %1 = vector.shape_cast %0 : vector<4xi1> to vector<2x2xi1>
    return %1 : vector<2x2xi1>
  }
  func.func @j2(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32) -> (vector<2x1xf32>, vector<1xf32>) {
    %0 = vector.broadcast %arg2 : f32 to vector<1xf32>
    %1 = vector.from_elements %arg2, %arg3 : vector<2x1xf32>
    return %1, %0 : vector<2x1xf32>, vector<1xf32>
  }
  func.func @j3(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32, %arg4: index) -> (vector<2x1xf32>, f32) {
    %0 = vector.from_elements %arg0, %arg1, %arg2, %arg3 : vector<2x2x1xf32>
    %1 = vector.extract %0[%arg4, 0, 0] : f32 from vector<2x2x1xf32>
    %2 = vector.extract %0[%arg4] : vector<2x1xf32> from vector<2x2x1xf32>
    return %2, %1 : vector<2x1xf32>, f32
  }
  func.func @t1() -> vector<4xi1> {
    %0 = vector.constant_mask [2] : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t2(%arg0: index) -> vector<4xi1> {
    %c2 = arith.constant 2 : index
    %0 = vector.create_mask %arg0, %c2 : vector<4x1xi1>
    %1 = vector.shape_cast %0 : vector<4x1xi1> to vector<4xi1>
    return %1 : vector<4xi1>
  }
  func.func @t3(%arg0: index) -> vector<4xi1> {
    %0 = vector.create_mask %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t4(%arg0: index, %arg1: index) -> vector<2x4xi1> {
    %0 = vector.create_mask %arg0, %arg1 : vector<2x4xi1>
    return %0 : vector<2x4xi1>
  }
  func.func @t5(%arg0: index, %arg1: index) -> vector<2x4xi1> {
    %0 = vector.create_mask %arg0, %arg1, %arg1 : vector<2x4x1xi1>
    %1 = vector.shape_cast %0 : vector<2x4x1xi1> to vector<2x4xi1>
    return %1 : vector<2x4xi1>
  }
  func.func @t7(%arg0: index, %arg1: index) -> vector<4x1xi1> {
    %c0 = arith.constant 0 : index
    %0 = vector.create_mask %arg0, %arg1, %c0 : vector<4x1x1xi1>
    %1 = vector.shape_cast %0 : vector<4x1x1xi1> to vector<4x1xi1>
    return %1 : vector<4x1xi1>
  }
  func.func @t8(%arg0: index, %arg1: index) -> vector<4x1xi1> {
    %c1 = arith.constant 1 : index
    %0 = vector.create_mask %c1, %arg1, %c1 : vector<1x4x1xi1>
    %1 = vector.shape_cast %0 : vector<1x4x1xi1> to vector<4x1xi1>
    return %1 : vector<4x1xi1>
  }
  func.func @t9() -> vector<2x4xi1> {
    %0 = vector.constant_mask [1, 2] : vector<2x4xi1>
    return %0 : vector<2x4xi1>
  }
  func.func @t10() -> vector<2x[4]xi1> {
    %0 = vector.constant_mask [1, 4] : vector<2x[4]xi1>
    return %0 : vector<2x[4]xi1>
  }
  func.func @t11(%arg0: index) -> vector<1xi1> {
    %0 = vector.create_mask %arg0 : vector<1xi1>
    return %0 : vector<1xi1>
  }
}

