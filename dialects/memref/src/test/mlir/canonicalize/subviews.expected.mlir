module {
  func.func @whole(%arg0: memref<4x8xf32>) -> memref<4x8xf32, strided<[8, 1]>> {
    %cast = memref.cast %arg0 : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
    return %cast : memref<4x8xf32, strided<[8, 1]>>
  }
  func.func @whole_with_strides(%arg0: memref<4x8xf32, strided<[16, 2], offset: 3>>) -> memref<4x8xf32, strided<[16, 2], offset: 3>> {
    return %arg0 : memref<4x8xf32, strided<[16, 2], offset: 3>>
  }
  func.func @whole_of_unknown_size(%arg0: memref<?x8xf32>, %arg1: index) -> memref<?x8xf32, strided<[8, 1]>> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x8xf32>
    %subview = memref.subview %arg0[0, 0] [%dim, 8] [1, 1] : memref<?x8xf32> to memref<?x8xf32, strided<[8, 1]>>
    return %subview : memref<?x8xf32, strided<[8, 1]>>
  }
  func.func @unknown_size(%arg0: memref<?x8xf32>, %arg1: index) -> memref<?x8xf32, strided<[8, 1]>> {
    %subview = memref.subview %arg0[0, 0] [%arg1, 8] [1, 1] : memref<?x8xf32> to memref<?x8xf32, strided<[8, 1]>>
    return %subview : memref<?x8xf32, strided<[8, 1]>>
  }
  func.func @first_row(%arg0: memref<4x8xf32>) -> memref<8xf32, strided<[1]>> {
    %subview = memref.subview %arg0[0, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1]>>
    return %subview : memref<8xf32, strided<[1]>>
  }
  func.func @constant_operands(%arg0: memref<?x?xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %subview = memref.subview %arg0[0, %arg1] [4, %arg1] [2, 2] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 2], offset: ?>>
    %cast = memref.cast %subview : memref<4x?xf32, strided<[?, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @constant_operands_of_rank_reduced(%arg0: memref<8x8x16xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %subview = memref.subview %arg0[2, 0, %arg1] [2, 1, %arg1] [2, 1, 2] : memref<8x8x16xf32> to memref<2x?xf32, strided<[256, 2], offset: ?>>
    %cast = memref.cast %subview : memref<2x?xf32, strided<[256, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @negative_constants(%arg0: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
    %c-1 = arith.constant -1 : index
    %subview = memref.subview %arg0[%c-1] [%c-1] [-1] : memref<?xf32> to memref<?xf32, strided<[-1], offset: ?>>
    %cast = memref.cast %subview : memref<?xf32, strided<[-1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    return %cast : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @of_cast(%arg0: memref<4x8xf32>, %arg1: index) -> memref<2x?xf32, strided<[?, 1], offset: ?>> {
    %subview = memref.subview %arg0[%arg1, 0] [2, %arg1] [1, 1] : memref<4x8xf32> to memref<2x?xf32, strided<[8, 1], offset: ?>>
    %cast = memref.cast %subview : memref<2x?xf32, strided<[8, 1], offset: ?>> to memref<2x?xf32, strided<[?, 1], offset: ?>>
    return %cast : memref<2x?xf32, strided<[?, 1], offset: ?>>
  }
  func.func @of_cast_that_adds_sizes(%arg0: memref<?xf32>, %arg1: index) -> memref<2xf32, strided<[1], offset: ?>> {
    %cast = memref.cast %arg0 : memref<?xf32> to memref<8xf32>
    %subview = memref.subview %cast[%arg1] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: ?>>
    return %subview : memref<2xf32, strided<[1], offset: ?>>
  }
  func.func @sizes(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> (index, index, index) {
    return %arg1, %arg2, %arg2 : index, index, index
  }
  func.func @sizes_of_allocations(%arg0: index, %arg1: index, %arg2: memref<3xindex>, %arg3: memref<*xf32>, %arg4: index) -> (index, index, index, index, index, index) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %alloc = memref.alloc(%arg0, %arg1) : memref<?x3x?xf32>
    "test.use"(%alloc) : (memref<?x3x?xf32>) -> ()
    %dim = memref.dim %alloc, %c3 : memref<?x3x?xf32>
    %0 = memref.load %arg2[%c2] : memref<3xindex>
    %dim_0 = memref.dim %arg3, %arg4 : memref<*xf32>
    return %arg0, %c3, %arg1, %dim, %0, %dim_0 : index, index, index, index, index, index
  }
  func.func @reinterpret_casts(%arg0: memref<4x8xf32>, %arg1: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<2xf32, strided<[1], offset: 3>>) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [2, %arg1], strides: [%arg1, 2] : memref<4x8xf32> to memref<2x?xf32, strided<[?, 2], offset: ?>>
    %cast = memref.cast %reinterpret_cast : memref<2x?xf32, strided<[?, 2], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [3], sizes: [2], strides: [1] : memref<4x8xf32> to memref<2xf32, strided<[1], offset: 3>>
    return %cast, %reinterpret_cast_0 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<2xf32, strided<[1], offset: 3>>
  }
  func.func @reinterpret_cast_to_same_type(%arg0: memref<4xf32>, %arg1: index) -> (memref<4xf32>, memref<4xf32>) {
    return %arg0, %arg0 : memref<4xf32>, memref<4xf32>
  }
  func.func @reshapes_that_undo_each_other(%arg0: memref<4x8xf32>, %arg1: memref<?x8xf32>) -> (memref<4x8xf32>, memref<?x8xf32>, memref<32xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x8xf32> into memref<32xf32>
    return %arg0, %arg1, %collapse_shape : memref<4x8xf32>, memref<?x8xf32>, memref<32xf32>
  }
  func.func @reshapes_that_compose(%arg0: memref<2x3x4x5xf32>) -> (memref<120xf32>, memref<2x3x2x2x5xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
    %expand_shape = memref.expand_shape %arg0 [[0], [1], [2, 3], [4]] output_shape [2, 3, 2, 2, 5] : memref<2x3x4x5xf32> into memref<2x3x2x2x5xf32>
    return %collapse_shape, %expand_shape : memref<120xf32>, memref<2x3x2x2x5xf32>
  }
}

