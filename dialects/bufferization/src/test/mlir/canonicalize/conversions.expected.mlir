module {
  func.func @memref_of_tensor_in_other_layout(%arg0: memref<?xf32, strided<[1], offset: ?>>) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[1], offset: ?>>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>
    return %alloc : memref<?xf32>
  }
  func.func @memref_of_tensor_in_other_space(%arg0: memref<4xf32, 1>) -> memref<4xf32, 2> {
    %0 = bufferization.to_tensor %arg0 : memref<4xf32, 1>
    %1 = bufferization.to_memref %0 : memref<4xf32, 2>
    return %1 : memref<4xf32, 2>
  }
  func.func @tensor_of_memref(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    return %arg0 : tensor<?xf32>
  }
  func.func @tensor_of_memref_with_writes(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> tensor<?xf32> {
    %0 = bufferization.to_memref %arg0 : memref<?xf32>
    memref.store %arg1, %0[%arg2] : memref<?xf32>
    %1 = bufferization.to_tensor %0 : memref<?xf32>
    return %1 : tensor<?xf32>
  }
  func.func @read_of_memref(%arg0: tensor<?xf32>, %arg1: index) -> f32 {
    %extracted = tensor.extract %arg0[%arg1] : tensor<?xf32>
    return %extracted : f32
  }
  func.func @sizes(%arg0: memref<?x4xf32>, %arg1: tensor<?xf32>, %arg2: index) -> (index, index, index, index) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
    %0 = bufferization.alloc_tensor(%arg2) : tensor<?xf32>
    %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<?xf32>
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?xf32>
    return %dim, %c4, %arg2, %dim_0 : index, index, index, index
  }
  func.func @constant_sizes_of_allocation(%arg0: index) -> tensor<?x?xf32> {
    %0 = bufferization.alloc_tensor(%arg0) : tensor<4x?xf32>
    %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @constant_sizes_with_copy(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @casts(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> (memref<?xf32>, memref<4xf32>) {
    %0 = bufferization.to_memref %arg0 : memref<4xf32>
    %cast = memref.cast %0 : memref<4xf32> to memref<?xf32>
    %1 = bufferization.to_memref %arg1 : memref<?xf32>
    %cast_0 = memref.cast %1 : memref<?xf32> to memref<4xf32>
    return %cast, %cast_0 : memref<?xf32>, memref<4xf32>
  }
  func.func @clone_whose_source_is_freed(%arg0: f32, %arg1: index) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc[%arg1] : memref<4xf32>
    return %alloc : memref<4xf32>
  }
  func.func @clone_that_is_freed(%arg0: memref<4xf32>, %arg1: index) -> f32 {
    %0 = memref.load %arg0[%arg1] : memref<4xf32>
    return %0 : f32
  }
  func.func @clone_and_source_freed_in_order(%arg0: f32, %arg1: index) -> f32 {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg0, %alloc[%arg1] : memref<4xf32>
    %0 = bufferization.clone %alloc : memref<4xf32> to memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    %1 = memref.load %0[%arg1] : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return %1 : f32
  }
  func.func @clone_freed_in_other_block(%arg0: memref<4xf32>, %arg1: i1, %arg2: index) {
    %0 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.dealloc %0 : memref<4xf32>
    return
  ^bb2:  // pred: ^bb0
    "test.use"(%0) : (memref<4xf32>) -> ()
    return
  }
  func.func @clone_to_other_type_that_is_freed(%arg0: memref<4xf32>, %arg1: index) -> f32 {
    %0 = memref.load %arg0[%arg1] : memref<4xf32>
    return %0 : f32
  }
}

