module {
  func.func @f0(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32>, memref<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %subview = memref.subview %arg5[%arg2, 0] [2, 2] [%c0, 1] : memref<?x8xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
    %alloc = memref.alloc() : memref<4x4xf32>
    %cast = memref.cast %arg4 : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    memref.store %arg0, %arg5[%arg2, %arg1] : memref<?x8xf32>
    memref.dealloc %alloc : memref<4x4xf32>
    %cast_0 = memref.cast %alloc : memref<4x4xf32> to memref<?x4xf32>
    memref.dealloc %subview : memref<2x2xf32, strided<[?, 1], offset: ?>>
    %alloc_1 = memref.alloc() : memref<4x4xf32>
    return %cast, %cast_0, %alloc_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32>, memref<4x4xf32>
  }
  func.func @f1(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<2x2xf32, strided<[?, 1]>>, memref<8x4xf32>, memref<8x?xf32>) {
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg4[0, 0] [2, 2] [1, 1] : memref<?x?xf32> to memref<2x2xf32, strided<[?, 1]>>
    %alloc = memref.alloc() : memref<8x4xf32>
    memref.dealloc %arg5 : memref<?x8xf32>
    %0 = memref.load %subview[%c0, %c1] : memref<2x2xf32, strided<[?, 1]>>
    "test.use"(%0) : (f32) -> ()
    %alloc_0 = memref.alloc(%arg2) : memref<8x?xf32>
    %1 = memref.load %arg5[%arg1, %arg2] : memref<?x8xf32>
    "test.use"(%1) : (f32) -> ()
    memref.store %arg0, %alloc_0[%c1, %c1] : memref<8x?xf32>
    "test.use"(%c4) : (index) -> ()
    "test.use"(%c8) : (index) -> ()
    return %subview, %alloc, %alloc_0 : memref<2x2xf32, strided<[?, 1]>>, memref<8x4xf32>, memref<8x?xf32>
  }
  func.func @f2(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<2x1xf32, strided<[16, 1], offset: ?>>, memref<4x1xf32, strided<[8, 2], offset: ?>>, memref<2x2xf32, strided<[?, 1]>>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() : memref<4x8xf32>
    %subview = memref.subview %arg3[0, 4] [2, 1] [2, 1] : memref<4x8xf32> to memref<2x1xf32, strided<[16, 1], offset: 4>>
    %cast = memref.cast %subview : memref<2x1xf32, strided<[16, 1], offset: 4>> to memref<2x1xf32, strided<[16, 1], offset: ?>>
    %subview_0 = memref.subview %arg5[0, %arg1] [4, 1] [1, 2] : memref<?x8xf32> to memref<4x1xf32, strided<[8, 2], offset: ?>>
    %dim = memref.dim %arg4, %c1 : memref<?x?xf32>
    memref.store %arg0, %arg4[%dim, %c4] : memref<?x?xf32>
    %subview_1 = memref.subview %arg4[0, 0] [2, 2] [1, 1] : memref<?x?xf32> to memref<2x2xf32, strided<[?, 1]>>
    memref.copy %arg5, %alloc : memref<?x8xf32> to memref<4x8xf32>
    "test.use"(%dim) : (index) -> ()
    return %cast, %subview_0, %subview_1 : memref<2x1xf32, strided<[16, 1], offset: ?>>, memref<4x1xf32, strided<[8, 2], offset: ?>>, memref<2x2xf32, strided<[?, 1]>>
  }
  func.func @f3(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<4x4xf32, strided<[16, 1], offset: ?>>, memref<1x?xf32, strided<[?, 1]>>, memref<4x2xf32, strided<[8, 1]>>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    memref.dealloc %arg5 : memref<?x8xf32>
    memref.store %arg0, %arg4[%arg2, %arg1] : memref<?x?xf32>
    %0 = memref.load %arg3[%arg2, %arg1] : memref<4x8xf32>
    "test.use"(%0) : (f32) -> ()
    %subview = memref.subview %arg5[%arg2, 1] [4, 4] [2, 1] : memref<?x8xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
    %subview_0 = memref.subview %arg4[0, 0] [1, %arg1] [%c0, 1] : memref<?x?xf32> to memref<1x?xf32, strided<[?, 1]>>
    memref.dealloc %subview_0 : memref<1x?xf32, strided<[?, 1]>>
    %subview_1 = memref.subview %arg5[0, 0] [4, 2] [1, 1] : memref<?x8xf32> to memref<4x2xf32, strided<[8, 1]>>
    "test.use"(%c1) : (index) -> ()
    return %subview, %subview_0, %subview_1 : memref<4x4xf32, strided<[16, 1], offset: ?>>, memref<1x?xf32, strided<[?, 1]>>, memref<4x2xf32, strided<[8, 1]>>
  }
  func.func @f5(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<4x8xf32>, memref<8x8xf32>, memref<4x2xf32, strided<[8, ?], offset: 8>>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = memref.load %arg4[%arg1, %c2] : memref<?x?xf32>
    "test.use"(%0) : (f32) -> ()
    memref.store %arg0, %arg5[%arg1, %c1] : memref<?x8xf32>
    %1 = memref.load %arg4[%arg1, %arg2] : memref<?x?xf32>
    "test.use"(%1) : (f32) -> ()
    %alloc = memref.alloc() : memref<4x8xf32>
    memref.store %arg0, %arg4[%arg1, %arg2] : memref<?x?xf32>
    %alloc_0 = memref.alloc() : memref<8x8xf32>
    %subview = memref.subview %alloc_0[1, 0] [4, 2] [1, %arg1] : memref<8x8xf32> to memref<4x2xf32, strided<[8, ?], offset: 8>>
    return %alloc, %alloc_0, %subview : memref<4x8xf32>, memref<8x8xf32>, memref<4x2xf32, strided<[8, ?], offset: 8>>
  }
  func.func @f6(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<8x4xf32>, memref<?x?xf32>, memref<?x4xf32>) {
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() : memref<8x4xf32>
    %0 = memref.load %alloc[%arg2, %arg2] : memref<8x4xf32>
    "test.use"(%0) : (f32) -> ()
    %alloc_0 = memref.alloc(%arg2) : memref<2x?xf32>
    %cast = memref.cast %alloc_0 : memref<2x?xf32> to memref<?x?xf32>
    memref.copy %arg5, %alloc_0 : memref<?x8xf32> to memref<2x?xf32>
    %alloc_1 = memref.alloc() : memref<0x4xf32>
    %cast_2 = memref.cast %alloc_1 : memref<0x4xf32> to memref<?x4xf32>
    "test.use"(%c4) : (index) -> ()
    return %alloc, %cast, %cast_2 : memref<8x4xf32>, memref<?x?xf32>, memref<?x4xf32>
  }
  func.func @f7(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<?x8xf32>, memref<?x1xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32>) {
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %subview = memref.subview %arg3[0, 1] [1, 1] [%arg1, %arg1] : memref<4x8xf32> to memref<1x1xf32, strided<[?, ?], offset: 1>>
    %alloc = memref.alloc() : memref<1x8xf32>
    %cast = memref.cast %alloc : memref<1x8xf32> to memref<?x8xf32>
    %cast_0 = memref.cast %subview : memref<1x1xf32, strided<[?, ?], offset: 1>> to memref<?x1xf32, strided<[?, ?], offset: ?>>
    %alloc_1 = memref.alloc() : memref<4x1xf32>
    %cast_2 = memref.cast %alloc_1 : memref<4x1xf32> to memref<4x?xf32>
    "test.use"(%c1) : (index) -> ()
    "test.use"(%c8) : (index) -> ()
    return %cast, %cast_0, %cast_2 : memref<?x8xf32>, memref<?x1xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32>
  }
  func.func @f8(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<2x4xf32, strided<[16, 2], offset: 8>>, memref<1x1xf32, strided<[16, 1], offset: ?>>) {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc() : memref<4x8xf32>
    %cast = memref.cast %arg3 : memref<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
    %subview = memref.subview %alloc[1, 0] [2, 4] [2, 2] : memref<4x8xf32> to memref<2x4xf32, strided<[16, 2], offset: 8>>
    %subview_0 = memref.subview %alloc[0, 4] [1, 1] [2, 1] : memref<4x8xf32> to memref<1x1xf32, strided<[16, 1], offset: 4>>
    %cast_1 = memref.cast %subview_0 : memref<1x1xf32, strided<[16, 1], offset: 4>> to memref<1x1xf32, strided<[16, 1], offset: ?>>
    "test.use"(%c8) : (index) -> ()
    "test.use"(%c4) : (index) -> ()
    "test.use"(%c2) : (index) -> ()
    return %cast, %subview, %cast_1 : memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<2x4xf32, strided<[16, 2], offset: 8>>, memref<1x1xf32, strided<[16, 1], offset: ?>>
  }
  func.func @f10(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<1x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32, strided<[16, 4], offset: ?>>, memref<1x?xf32, strided<[?, ?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %arg0, %arg3[%c1, %arg2] : memref<4x8xf32>
    %dim = memref.dim %arg4, %c0 : memref<?x?xf32>
    %subview = memref.subview %arg5[0, 1] [1, %arg1] [2, 2] : memref<?x8xf32> to memref<1x?xf32, strided<[16, 2], offset: 1>>
    %cast = memref.cast %subview : memref<1x?xf32, strided<[16, 2], offset: 1>> to memref<1x?xf32, strided<[?, ?], offset: ?>>
    memref.store %arg0, %subview[%dim, %arg2] : memref<1x?xf32, strided<[16, 2], offset: 1>>
    %subview_0 = memref.subview %subview[0, %arg1] [1, 4] [1, 2] : memref<1x?xf32, strided<[16, 2], offset: 1>> to memref<1x4xf32, strided<[16, 4], offset: ?>>
    %cast_1 = memref.cast %subview_0 : memref<1x4xf32, strided<[16, 4], offset: ?>> to memref<?x4xf32, strided<[16, 4], offset: ?>>
    %cast_2 = memref.cast %subview : memref<1x?xf32, strided<[16, 2], offset: 1>> to memref<1x?xf32, strided<[?, ?], offset: ?>>
    "test.use"(%dim) : (index) -> ()
    return %cast, %cast_1, %cast_2 : memref<1x?xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32, strided<[16, 4], offset: ?>>, memref<1x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @f11(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<?x8xf32>, memref<4x4xf32, strided<[16, 1], offset: ?>>, memref<?x?xf32>) {
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    memref.store %arg0, %arg5[%c2, %arg1] : memref<?x8xf32>
    %0 = memref.load %arg3[%c2, %arg1] : memref<4x8xf32>
    "test.use"(%0) : (f32) -> ()
    %1 = memref.load %arg5[%arg2, %c1] : memref<?x8xf32>
    "test.use"(%1) : (f32) -> ()
    %subview = memref.subview %arg5[0, 4] [4, 4] [2, 1] : memref<?x8xf32> to memref<4x4xf32, strided<[16, 1], offset: 4>>
    %cast = memref.cast %subview : memref<4x4xf32, strided<[16, 1], offset: 4>> to memref<4x4xf32, strided<[16, 1], offset: ?>>
    %alloc = memref.alloc(%arg2, %arg2) : memref<?x?xf32>
    memref.dealloc %arg4 : memref<?x?xf32>
    memref.store %arg0, %arg4[%c4, %c8] : memref<?x?xf32>
    "test.use"(%c8) : (index) -> ()
    return %arg5, %cast, %alloc : memref<?x8xf32>, memref<4x4xf32, strided<[16, 1], offset: ?>>, memref<?x?xf32>
  }
  func.func @f12(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<?x?xf32>, memref<2x?xf32, strided<[8, 1]>>, memref<?x?xf32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cast = memref.cast %arg3 : memref<4x8xf32> to memref<?x?xf32>
    %subview = memref.subview %arg5[0, 0] [2, 0] [1, 1] : memref<?x8xf32> to memref<2x0xf32, strided<[8, 1]>>
    %cast_0 = memref.cast %subview : memref<2x0xf32, strided<[8, 1]>> to memref<2x?xf32, strided<[8, 1]>>
    memref.dealloc %arg4 : memref<?x?xf32>
    memref.store %arg0, %arg3[%arg1, %arg1] : memref<4x8xf32>
    %0 = memref.load %arg3[%arg2, %arg2] : memref<4x8xf32>
    "test.use"(%0) : (f32) -> ()
    %dim = memref.dim %arg4, %c0 : memref<?x?xf32>
    %cast_1 = memref.cast %arg5 : memref<?x8xf32> to memref<?x?xf32>
    "test.use"(%dim) : (index) -> ()
    "test.use"(%c2) : (index) -> ()
    return %cast, %cast_0, %cast_1 : memref<?x?xf32>, memref<2x?xf32, strided<[8, 1]>>, memref<?x?xf32>
  }
  func.func @f13(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<?x8xf32>, memref<8x8xf32>, memref<2x2xf32, strided<[?, 1], offset: 1>>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %alloc = memref.alloc(%arg2) : memref<4x?xf32>
    %0 = memref.load %arg4[%c2, %arg2] : memref<?x?xf32>
    "test.use"(%0) : (f32) -> ()
    %dim = memref.dim %arg4, %c0 : memref<?x?xf32>
    memref.copy %arg4, %arg3 : memref<?x?xf32> to memref<4x8xf32>
    %dim_0 = memref.dim %arg4, %c0 : memref<?x?xf32>
    %alloc_1 = memref.alloc(%dim) : memref<?x8xf32>
    %alloc_2 = memref.alloc() : memref<8x8xf32>
    %1 = memref.load %alloc_1[%arg2, %c0] : memref<?x8xf32>
    "test.use"(%1) : (f32) -> ()
    %subview = memref.subview %alloc[0, 1] [2, 2] [%c0, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: 1>>
    "test.use"(%dim) : (index) -> ()
    "test.use"(%dim_0) : (index) -> ()
    return %alloc_1, %alloc_2, %subview : memref<?x8xf32>, memref<8x8xf32>, memref<2x2xf32, strided<[?, 1], offset: 1>>
  }
  func.func @f14(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<2x1xf32, strided<[?, ?], offset: ?>>, memref<4x2xf32, strided<[?, ?], offset: ?>>, memref<?x8xf32>) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %dim = memref.dim %arg5, %c0 : memref<?x8xf32>
    %subview = memref.subview %arg4[1, 0] [2, 1] [%dim, %dim] : memref<?x?xf32> to memref<2x1xf32, strided<[?, ?], offset: ?>>
    %0 = memref.load %arg4[%arg1, %c8] : memref<?x?xf32>
    "test.use"(%0) : (f32) -> ()
    %subview_0 = memref.subview %arg4[1, 8] [4, 2] [1, 1] : memref<?x?xf32> to memref<4x2xf32, strided<[?, 1], offset: ?>>
    %cast = memref.cast %subview_0 : memref<4x2xf32, strided<[?, 1], offset: ?>> to memref<4x2xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%arg2) : memref<?x8xf32>
    %1 = memref.load %subview[%dim, %arg2] : memref<2x1xf32, strided<[?, ?], offset: ?>>
    "test.use"(%1) : (f32) -> ()
    "test.use"(%c8) : (index) -> ()
    "test.use"(%dim) : (index) -> ()
    return %subview, %cast, %alloc : memref<2x1xf32, strided<[?, ?], offset: ?>>, memref<4x2xf32, strided<[?, ?], offset: ?>>, memref<?x8xf32>
  }
  func.func @f15(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<8x8xf32>, memref<?x?xf32>, memref<8x8xf32, strided<[8, 1]>>) {
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc() : memref<1x8xf32>
    %alloc_0 = memref.alloc() : memref<8x8xf32>
    %cast = memref.cast %alloc : memref<1x8xf32> to memref<?x?xf32>
    %cast_1 = memref.cast %alloc_0 : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
    "test.use"(%c8) : (index) -> ()
    "test.use"(%c8) : (index) -> ()
    return %alloc_0, %cast, %cast_1 : memref<8x8xf32>, memref<?x?xf32>, memref<8x8xf32, strided<[8, 1]>>
  }
  func.func @f16(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<?x8xf32>, memref<4x?xf32>, memref<1x1xf32, strided<[8, 2]>>) {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    memref.dealloc %arg4 : memref<?x?xf32>
    memref.dealloc %arg5 : memref<?x8xf32>
    %0 = memref.load %arg5[%arg2, %arg1] : memref<?x8xf32>
    "test.use"(%0) : (f32) -> ()
    %dim = memref.dim %arg4, %c0 : memref<?x?xf32>
    memref.copy %arg4, %arg5 : memref<?x?xf32> to memref<?x8xf32>
    %alloc = memref.alloc(%dim) : memref<4x?xf32>
    %subview = memref.subview %arg3[0, 0] [1, 1] [1, 2] : memref<4x8xf32> to memref<1x1xf32, strided<[8, 2]>>
    memref.dealloc %subview : memref<1x1xf32, strided<[8, 2]>>
    "test.use"(%dim) : (index) -> ()
    "test.use"(%c8) : (index) -> ()
    return %arg5, %alloc, %subview : memref<?x8xf32>, memref<4x?xf32>, memref<1x1xf32, strided<[8, 2]>>
  }
  func.func @f17(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<2x2xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>, memref<?x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg4, %c1 : memref<?x?xf32>
    %subview = memref.subview %arg5[1, 0] [2, 2] [%dim, 4] : memref<?x8xf32> to memref<2x2xf32, strided<[?, 4], offset: 8>>
    %cast = memref.cast %subview : memref<2x2xf32, strided<[?, 4], offset: 8>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
    %cast_0 = memref.cast %arg5 : memref<?x8xf32> to memref<?x?xf32>
    %dim_1 = memref.dim %arg5, %c0 : memref<?x8xf32>
    %alloc = memref.alloc() : memref<2x4xf32>
    %cast_2 = memref.cast %alloc : memref<2x4xf32> to memref<?x4xf32>
    "test.use"(%dim) : (index) -> ()
    "test.use"(%c1) : (index) -> ()
    "test.use"(%dim_1) : (index) -> ()
    return %cast, %cast_0, %cast_2 : memref<2x2xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>, memref<?x4xf32>
  }
  func.func @f19(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg4, %c1 : memref<?x?xf32>
    %dim_0 = memref.dim %arg4, %c0 : memref<?x?xf32>
    %subview = memref.subview %arg5[1, %dim_0] [4, %dim_0] [1, 2] : memref<?x8xf32> to memref<4x?xf32, strided<[8, 2], offset: ?>>
    %alloc = memref.alloc(%arg1, %dim) : memref<?x?xf32>
    %dim_1 = memref.dim %arg4, %c0 : memref<?x?xf32>
    %subview_2 = memref.subview %arg5[0, 0] [%arg1, %dim_0] [%dim, 1] : memref<?x8xf32> to memref<?x?xf32, strided<[?, 1]>>
    %cast = memref.cast %subview_2 : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %subview_3 = memref.subview %subview[%arg2, 1] [%arg1, 0] [4, %dim] : memref<4x?xf32, strided<[8, 2], offset: ?>> to memref<?x0xf32, strided<[32, ?], offset: ?>>
    %cast_4 = memref.cast %subview_3 : memref<?x0xf32, strided<[32, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    "test.use"(%dim) : (index) -> ()
    "test.use"(%dim_0) : (index) -> ()
    "test.use"(%dim_1) : (index) -> ()
    return %alloc, %cast, %cast_4 : memref<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @f20(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x8xf32, strided<[8, 1]>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = memref.load %arg3[%c2, %arg2] : memref<4x8xf32>
    "test.use"(%0) : (f32) -> ()
    %alloc = memref.alloc() : memref<8x8xf32>
    %subview = memref.subview %arg3[1, 0] [1, 1] [2, 2] : memref<4x8xf32> to memref<1x1xf32, strided<[16, 2], offset: 8>>
    %cast = memref.cast %subview : memref<1x1xf32, strided<[16, 2], offset: 8>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %cast_0 = memref.cast %alloc : memref<8x8xf32> to memref<8x8xf32, strided<[8, 1]>>
    %cast_1 = memref.cast %alloc : memref<8x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    "test.use"(%c1) : (index) -> ()
    return %cast, %cast_0, %cast_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<8x8xf32, strided<[8, 1]>>, memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @f21(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<4x?xf32>, memref<4x4xf32>, memref<?x4xf32>) {
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg4, %c0 : memref<?x?xf32>
    %cast = memref.cast %arg3 : memref<4x8xf32> to memref<4x?xf32>
    %alloc = memref.alloc() : memref<4x4xf32>
    %cast_0 = memref.cast %alloc : memref<4x4xf32> to memref<?x4xf32>
    memref.store %arg0, %arg5[%c0, %arg2] : memref<?x8xf32>
    "test.use"(%dim) : (index) -> ()
    "test.use"(%c8) : (index) -> ()
    "test.use"(%c4) : (index) -> ()
    "test.use"(%c4) : (index) -> ()
    return %cast, %alloc, %cast_0 : memref<4x?xf32>, memref<4x4xf32>, memref<?x4xf32>
  }
  func.func @f22(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<1x4xf32, strided<[16, 2], offset: ?>>, memref<?x?xf32, strided<[16, 1]>>, memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4x8xf32>
    %alloc_0 = memref.alloc() : memref<4x8xf32>
    memref.dealloc %alloc_0 : memref<4x8xf32>
    %subview = memref.subview %arg5[%arg1, 1] [1, 4] [2, 2] : memref<?x8xf32> to memref<1x4xf32, strided<[16, 2], offset: ?>>
    %subview_1 = memref.subview %alloc[0, 0] [2, 1] [2, 1] : memref<4x8xf32> to memref<2x1xf32, strided<[16, 1]>>
    %cast = memref.cast %subview_1 : memref<2x1xf32, strided<[16, 1]>> to memref<?x?xf32, strided<[16, 1]>>
    %cast_2 = memref.cast %alloc_0 : memref<4x8xf32> to memref<?x?xf32>
    memref.store %arg0, %alloc[%c0, %c1] : memref<4x8xf32>
    "test.use"(%c1) : (index) -> ()
    return %subview, %cast, %cast_2 : memref<1x4xf32, strided<[16, 2], offset: ?>>, memref<?x?xf32, strided<[16, 1]>>, memref<?x?xf32>
  }
  func.func @f24(%arg0: f32, %arg1: index, %arg2: index, %arg3: memref<4x8xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?x8xf32>) -> (memref<4x?xf32>, memref<4x?xf32, strided<[16, 2]>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
    %c4 = arith.constant 4 : index
    %cast = memref.cast %arg3 : memref<4x8xf32> to memref<4x?xf32>
    %subview = memref.subview %arg5[0, 0] [4, %arg1] [2, 2] : memref<?x8xf32> to memref<4x?xf32, strided<[16, 2]>>
    memref.dealloc %subview : memref<4x?xf32, strided<[16, 2]>>
    memref.copy %arg5, %subview : memref<?x8xf32> to memref<4x?xf32, strided<[16, 2]>>
    %cast_0 = memref.cast %subview : memref<4x?xf32, strided<[16, 2]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %0 = memref.load %subview[%c4, %arg1] : memref<4x?xf32, strided<[16, 2]>>
    "test.use"(%0) : (f32) -> ()
    %1 = memref.load %subview[%arg2, %arg2] : memref<4x?xf32, strided<[16, 2]>>
    "test.use"(%1) : (f32) -> ()
    "test.use"(%c4) : (index) -> ()
    return %cast, %subview, %cast_0 : memref<4x?xf32>, memref<4x?xf32, strided<[16, 2]>>, memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
}

