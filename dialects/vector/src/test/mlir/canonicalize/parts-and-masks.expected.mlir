module {
  func.func @a(%arg0: vector<4x3xi1>) -> vector<3x4xi1> {
    %cst = arith.constant dense<true> : vector<3x4xi1>
    return %cst : vector<3x4xi1>
  }
  func.func @b(%arg0: index, %arg1: index) -> vector<3x4xi1> {
    %0 = vector.create_mask %arg1, %arg0 : vector<3x4xi1>
    return %0 : vector<3x4xi1>
  }
  func.func @c(%arg0: index, %arg1: index) -> vector<3xi1> {
    %0 = vector.create_mask %arg0, %arg1 : vector<4x3xi1>
    %1 = vector.extract %0[2] : vector<3xi1> from vector<4x3xi1>
    return %1 : vector<3xi1>
  }
  func.func @c2(%arg0: index) -> vector<3xi1> {
    %0 = vector.create_mask %arg0 : vector<3xi1>
    return %0 : vector<3xi1>
  }
  func.func @c3(%arg0: index) -> vector<3xi1> {
    %cst = arith.constant dense<false> : vector<3xi1>
    return %cst : vector<3xi1>
  }
  func.func @c4() -> vector<3xi1> {
    %0 = vector.constant_mask [2, 3] : vector<4x3xi1>
    %1 = vector.extract %0[2] : vector<3xi1> from vector<4x3xi1>
    return %1 : vector<3xi1>
  }
  func.func @c5() -> vector<3xi1> {
    %0 = vector.constant_mask [2, 2] : vector<4x3xi1>
    %1 = vector.extract %0[1] : vector<3xi1> from vector<4x3xi1>
    return %1 : vector<3xi1>
  }
  func.func @c6() -> i1 {
    %0 = vector.constant_mask [2, 2] : vector<4x3xi1>
    %1 = vector.extract %0[1, 2] : i1 from vector<4x3xi1>
    return %1 : i1
  }
  func.func @d(%arg0: index) -> vector<4xi1> {
    %0 = vector.create_mask %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @d2(%arg0: index) -> vector<4xi1> {
    %c1 = arith.constant 1 : index
    %0 = vector.create_mask %c1, %arg0 : vector<1x4xi1>
    %1 = vector.shape_cast %0 : vector<1x4xi1> to vector<4xi1>
    return %1 : vector<4xi1>
  }
  func.func @d3() -> vector<4xi1> {
    %0 = vector.constant_mask [1, 3] : vector<1x4xi1>
    %1 = vector.shape_cast %0 : vector<1x4xi1> to vector<4xi1>
    return %1 : vector<4xi1>
  }
  func.func @d4(%arg0: index) -> vector<4x1xi1> {
    %c1 = arith.constant 1 : index
    %0 = vector.create_mask %c1, %arg0, %c1 : vector<1x4x1xi1>
    %1 = vector.shape_cast %0 : vector<1x4x1xi1> to vector<4x1xi1>
    return %1 : vector<4x1xi1>
  }
  func.func @e(%arg0: vector<4x3xf32>) -> f32 {
    %0 = vector.extract %arg0[1, 1] : f32 from vector<4x3xf32>
    return %0 : f32
  }
  func.func @e2(%arg0: vector<12xf32>) -> f32 {
    %0 = vector.extract %arg0[5] : f32 from vector<12xf32>
    return %0 : f32
  }
  func.func @e3(%arg0: vector<4x3x2xf32>) -> vector<2xf32> {
    %0 = vector.extract %arg0[1, 2] : vector<2xf32> from vector<4x3x2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f(%arg0: vector<3xf32>) -> vector<3xf32> {
    return %arg0 : vector<3xf32>
  }
  func.func @f2(%arg0: vector<3xf32>) -> f32 {
    %0 = vector.extract %arg0[2] : f32 from vector<3xf32>
    return %0 : f32
  }
  func.func @f3(%arg0: f32) -> vector<3xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<3xf32>
    return %0 : vector<3xf32>
  }
  func.func @f4(%arg0: vector<1xf32>) -> vector<3xf32> {
    %0 = vector.broadcast %arg0 : vector<1xf32> to vector<3xf32>
    return %0 : vector<3xf32>
  }
  func.func @f5(%arg0: vector<1xf32>) -> f32 {
    %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
    return %0 : f32
  }
  func.func @g(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
    %0 = vector.transfer_read %arg0[%arg1], %arg2 : memref<8xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @g2(%arg0: memref<8xf32>, %arg1: index, %arg2: vector<4xf32>) {
    vector.transfer_write %arg2, %arg0[%arg1] : vector<4xf32>, memref<8xf32>
    return
  }
  func.func @h() -> vector<8xi16> {
    %cst = arith.constant dense<65538> : vector<4xi32>
    %0 = vector.bitcast %cst : vector<4xi32> to vector<8xi16>
    return %0 : vector<8xi16>
  }
  func.func @h2() -> vector<8xf16> {
    %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
    %0 = vector.bitcast %cst : vector<4xf32> to vector<8xf16>
    return %0 : vector<8xf16>
  }
  func.func @h3() -> vector<4xf32> {
    %cst = arith.constant dense<0.00782680511> : vector<4xf32>
    return %cst : vector<4xf32>
  }
  func.func @h4() -> vector<4xi32> {
    %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
    %0 = vector.bitcast %cst : vector<4xf32> to vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @i(%arg0: vector<4x2xf32>, %arg1: vector<4x2xf32>) -> (vector<4x2xf32>, vector<4x2xf32>) {
    return %arg0, %arg1 : vector<4x2xf32>, vector<4x2xf32>
  }
  func.func @j(%arg0: f32, %arg1: f32) -> f32 {
    return %arg1 : f32
  }
  func.func @j2(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32) -> (f32, vector<2xf32>) {
    %0 = vector.from_elements %arg2, %arg3 : vector<2xf32>
    return %arg2, %0 : f32, vector<2xf32>
  }
  func.func @k(%arg0: tensor<8x8xf32>, %arg1: vector<4x4xf32>) -> tensor<4x4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x8xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
    return %extracted_slice : tensor<4x4xf32>
  }
  func.func @k2(%arg0: tensor<8x8xf32>, %arg1: vector<4x4xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x8xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0] [%arg2, %arg3] [1, 1] : tensor<8x8xf32> to tensor<?x?xf32>
    return %extracted_slice : tensor<?x?xf32>
  }
}

