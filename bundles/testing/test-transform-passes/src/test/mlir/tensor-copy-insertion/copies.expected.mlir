module {
  func.func @readLater(%arg0: tensor<5xf32>, %arg1: f32, %arg2: index) -> (f32, tensor<5xf32>) {
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<5xf32>
    %1 = bufferization.alloc_tensor() copy(%0) : tensor<5xf32>
    %inserted = tensor.insert %arg1 into %1[%arg2] : tensor<5xf32>
    %extracted = tensor.extract %0[%arg2] : tensor<5xf32>
    return %extracted, %inserted : f32, tensor<5xf32>
  }
}

// -----
module {
  func.func @withoutContents(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> (f32, tensor<?xf32>) {
    %0 = bufferization.alloc_tensor() copy(%arg0) {memory_space = 3 : i64} : tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %1 = bufferization.alloc_tensor(%dim) {memory_space = 3 : i64} : tensor<?xf32>
    %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %extracted = tensor.extract %0[%arg2] : tensor<?xf32>
    %3 = bufferization.alloc_tensor(%arg2) : tensor<?xf32>
    %4 = bufferization.alloc_tensor(%arg2) : tensor<?xf32>
    %inserted = tensor.insert %arg1 into %4[%arg2] : tensor<?xf32>
    %inserted_0 = tensor.insert %arg1 into %3[%arg2] : tensor<?xf32>
    "test.use"(%inserted, %inserted_0) : (tensor<?xf32>, tensor<?xf32>) -> ()
    return %extracted, %2 : f32, tensor<?xf32>
  }
}

// -----
module {
  func.func @slice(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> (tensor<?xf32>, index, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?xf32>
    %extracted_slice = tensor.extract_slice %0[5] [%arg2] [1] : tensor<?xf32> to tensor<?xf32>
    %1 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<?xf32>
    %dim = tensor.dim %extracted_slice, %c0 : tensor<?xf32>
    %inserted = tensor.insert %arg1 into %1[%arg2] : tensor<?xf32>
    return %inserted, %dim, %0 : tensor<?xf32>, index, tensor<?xf32>
  }
}

// -----
module {
  func.func @loop(%arg0: tensor<5xf32>, %arg1: f32, %arg2: index) -> tensor<5xf32> {
    %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<5xf32>
    %1 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %0) -> (tensor<5xf32>) {
      %2 = bufferization.alloc_tensor() : tensor<5xf32>
      %inserted = tensor.insert %arg1 into %2[%arg3] : tensor<5xf32>
      %extracted = tensor.extract %arg4[%arg3] : tensor<5xf32>
      "test.use"(%extracted) : (f32) -> ()
      scf.yield %inserted : tensor<5xf32>
    }
    return %1 : tensor<5xf32>
  }
}

