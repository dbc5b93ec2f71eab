#map = affine_map<(d0) -> (d0 + 4)>
module {
  func.func @constants(%arg0: memref<16xf32>, %arg1: memref<4xf32>, %arg2: index) -> (memref<16xf32>, f32) {
    %subview = memref.subview %arg0[4] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 4>>
    %subview_0 = memref.subview %arg0[0] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1]>>
    memref.copy %arg1, %subview_0 : memref<4xf32> to memref<4xf32, strided<[1]>>
    %0 = memref.load %subview[%arg2] : memref<4xf32, strided<[1], offset: 4>>
    return %arg0, %0 : memref<16xf32>, f32
  }
  func.func @overlap(%arg0: memref<16xf32>, %arg1: memref<4xf32>, %arg2: index) -> (memref<16xf32>, f32) {
    %subview = memref.subview %arg0[3] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 3>>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
    memref.copy %subview, %alloc : memref<4xf32, strided<[1], offset: 3>> to memref<4xf32>
    %subview_0 = memref.subview %arg0[0] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1]>>
    memref.copy %arg1, %subview_0 : memref<4xf32> to memref<4xf32, strided<[1]>>
    %0 = memref.load %alloc[%arg2] : memref<4xf32>
    return %arg0, %0 : memref<16xf32>, f32
  }
  func.func @strides(%arg0: memref<16xf32>, %arg1: memref<4xf32>, %arg2: index) -> (memref<16xf32>, f32) {
    %subview = memref.subview %arg0[1] [4] [2] : memref<16xf32> to memref<4xf32, strided<[2], offset: 1>>
    %subview_0 = memref.subview %arg0[0] [4] [2] : memref<16xf32> to memref<4xf32, strided<[2]>>
    memref.copy %arg1, %subview_0 : memref<4xf32> to memref<4xf32, strided<[2]>>
    %0 = memref.load %subview[%arg2] : memref<4xf32, strided<[2], offset: 1>>
    return %arg0, %0 : memref<16xf32>, f32
  }
  func.func @distance(%arg0: memref<16xf32>, %arg1: memref<4xf32>, %arg2: index) -> (memref<16xf32>, f32) {
    %c4 = arith.constant 4 : index
    %0 = arith.addi %arg2, %c4 : index
    %subview = memref.subview %arg0[%arg2] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.copy %arg1, %subview : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
    %1 = memref.load %arg0[%0] : memref<16xf32>
    return %arg0, %1 : memref<16xf32>, f32
  }
  func.func @nested(%arg0: memref<8x8xf32>, %arg1: f32, %arg2: index) -> (memref<8x8xf32>, f32) {
    %c5 = arith.constant 5 : index
    %subview = memref.subview %arg0[0, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1]>>
    %subview_0 = memref.subview %subview[%arg2, 0] [1, 8] [1, 1] : memref<4x8xf32, strided<[8, 1]>> to memref<8xf32, strided<[1], offset: ?>>
    linalg.fill ins(%arg1 : f32) outs(%subview_0 : memref<8xf32, strided<[1], offset: ?>>)
    %subview_1 = memref.subview %subview[%arg2, 0] [1, 8] [1, 1] : memref<4x8xf32, strided<[8, 1]>> to memref<8xf32, strided<[1], offset: ?>>
    memref.copy %subview_0, %subview_1 : memref<8xf32, strided<[1], offset: ?>> to memref<8xf32, strided<[1], offset: ?>>
    %subview_2 = memref.subview %arg0[0, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1]>>
    memref.copy %subview, %subview_2 : memref<4x8xf32, strided<[8, 1]>> to memref<4x8xf32, strided<[8, 1]>>
    %0 = memref.load %arg0[%c5, %arg2] : memref<8x8xf32>
    return %arg0, %0 : memref<8x8xf32>, f32
  }
  func.func @next_iteration(%arg0: memref<16xf32>, %arg1: f32, %arg2: index) -> (memref<16xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (memref<16xf32>, f32) {
      %1 = arith.addi %arg3, %c1 : index
      memref.store %arg5, %arg4[%arg3] : memref<16xf32>
      %2 = memref.load %arg4[%1] : memref<16xf32>
      scf.yield %arg4, %2 : memref<16xf32>, f32
    }
    return %0#0, %0#1 : memref<16xf32>, f32
  }
  func.func @bounds_of_loop(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> (memref<?xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (memref<?xf32>, f32) {
      memref.store %arg5, %arg4[%arg3] : memref<?xf32>
      %1 = arith.addi %arg3, %arg2 : index
      %2 = memref.load %arg0[%1] : memref<?xf32>
      scf.yield %arg4, %2 : memref<?xf32>, f32
    }
    return %0#0, %0#1 : memref<?xf32>, f32
  }
  func.func @other_iteration(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> (memref<?xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0_0 : memref<?xf32>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32> to memref<?xf32>
    %0:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %alloc, %arg5 = %arg1) -> (memref<?xf32>, f32) {
      memref.store %arg5, %arg4[%arg3] : memref<?xf32>
      %1 = arith.addi %arg3, %c1 : index
      %2 = memref.load %arg0[%1] : memref<?xf32>
      scf.yield %arg4, %2 : memref<?xf32>, f32
    }
    return %0#0, %0#1 : memref<?xf32>, f32
  }
  func.func @ranges(%arg0: memref<16xf32>, %arg1: f32, %arg2: index) -> (memref<16xf32>, f32) {
    %c8 = arith.constant 8 : index
    %0 = arith.remui %arg2, %c8 : index
    memref.store %arg1, %arg0[%0] : memref<16xf32>
    %1 = memref.load %arg0[%c8] : memref<16xf32>
    return %arg0, %1 : memref<16xf32>, f32
  }
  func.func @moving_slice(%arg0: memref<16xf32>, %arg1: f32, %arg2: index) -> (memref<16xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
    memref.copy %arg0, %alloc : memref<16xf32> to memref<16xf32>
    %0:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %alloc, %arg5 = %arg1) -> (memref<16xf32>, f32) {
      %subview = memref.subview %arg4[%arg3] [2] [1] : memref<16xf32> to memref<2xf32, strided<[1], offset: ?>>
      memref.store %arg5, %subview[%c0] : memref<2xf32, strided<[1], offset: ?>>
      %subview_0 = memref.subview %arg4[%arg3] [2] [1] : memref<16xf32> to memref<2xf32, strided<[1], offset: ?>>
      memref.copy %subview, %subview_0 : memref<2xf32, strided<[1], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
      %subview_1 = memref.subview %arg0[%arg3] [2] [1] : memref<16xf32> to memref<2xf32, strided<[1], offset: ?>>
      %1 = memref.load %subview_1[%c1] : memref<2xf32, strided<[1], offset: ?>>
      scf.yield %arg4, %1 : memref<16xf32>, f32
    }
    return %0#0, %0#1 : memref<16xf32>, f32
  }
  func.func @vectors(%arg0: memref<16xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: f32) -> (memref<16xf32>, vector<4xf32>) {
    %0 = affine.apply #map(%arg2)
    vector.transfer_write %arg1, %arg0[%arg2] {in_bounds = [true]} : vector<4xf32>, memref<16xf32>
    %1 = vector.transfer_read %arg0[%0], %arg3 {in_bounds = [true]} : memref<16xf32>, vector<4xf32>
    return %arg0, %1 : memref<16xf32>, vector<4xf32>
  }
}

