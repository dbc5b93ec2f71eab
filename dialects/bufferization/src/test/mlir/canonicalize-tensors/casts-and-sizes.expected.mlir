module {
  func.func @a(%arg0: memref<?x?xf32>, %arg1: tensor<4x?xf32>, %arg2: index, %arg3: tensor<?x?xf32>, %arg4: tensor<*xf32>) -> (index, memref<?x?xf32>, index, f32, tensor<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<*xf32>, index, index) {
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<?x?xf32>
    %0 = bufferization.to_memref %arg1 : memref<4x?xf32>
    %cast = memref.cast %0 : memref<4x?xf32> to memref<?x?xf32>
    %1 = bufferization.alloc_tensor(%arg2) : tensor<?x5xf32>
    %cast_0 = tensor.cast %1 : tensor<?x5xf32> to tensor<?x?xf32>
    %extracted = tensor.extract %arg3[%arg2, %arg2] : tensor<?x?xf32>
    %2 = bufferization.to_memref %arg1 : memref<4x?xf32>
    %cast_1 = memref.cast %2 : memref<4x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %3 = bufferization.to_memref %arg1 : memref<4x?xf32>
    %cast_2 = memref.cast %3 : memref<4x?xf32> to memref<*xf32>
    %dim_3 = tensor.dim %arg3, %c1 : tensor<?x?xf32>
    %4 = bufferization.alloc_tensor(%arg2, %arg2) : tensor<?x?xf32>
    return %dim, %cast, %c5, %extracted, %cast_0, %cast_1, %cast_2, %dim_3, %arg2 : index, memref<?x?xf32>, index, f32, tensor<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<*xf32>, index, index
  }
  func.func @b(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: tensor<*xf32>) -> (memref<4x?xf32>, index, f32, tensor<?xf32>, tensor<4xf32>) {
    %c1 = arith.constant 1 : index
    %0 = bufferization.to_memref %arg0 : memref<?x?xf32>
    %cast = memref.cast %0 : memref<?x?xf32> to memref<4x?xf32>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x?xf32>
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<?x?xf32>
    %2 = bufferization.alloc_tensor() : tensor<4xf32>
    %cast_0 = tensor.cast %2 : tensor<4xf32> to tensor<?xf32>
    %3 = bufferization.alloc_tensor() : tensor<4xf32>
    return %cast, %dim, %extracted, %cast_0, %3 : memref<4x?xf32>, index, f32, tensor<?xf32>, tensor<4xf32>
  }
  func.func @c(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: memref<?xf32>) -> (tensor<?xf32>, index) {
    %c4 = arith.constant 4 : index
    %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
    bufferization.materialize_in_destination %arg0 in restrict writable %arg2 : (tensor<4xf32>, memref<?xf32>) -> ()
    return %cast, %c4 : tensor<?xf32>, index
  }
}

