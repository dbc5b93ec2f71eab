module {
  func.func @slice(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[42] [%arg1] [1] : tensor<?xf32> to tensor<?xf32>
    %0 = linalg.fill ins(%arg2 : f32) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[42] [%arg1] [1] : tensor<?xf32> into tensor<?xf32>
    return %inserted_slice : tensor<?xf32>
  }
}

// -----
module {
  func.func @insertedTwice(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> (tensor<?xf32>, tensor<?xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[0] [%arg1] [1] : tensor<?xf32> to tensor<?xf32>
    %0 = linalg.fill ins(%arg2 : f32) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[0] [%arg1] [1] : tensor<?xf32> into tensor<?xf32>
    %inserted_slice_0 = tensor.insert_slice %0 into %arg0[42] [%arg1] [1] : tensor<?xf32> into tensor<?xf32>
    return %inserted_slice, %inserted_slice_0 : tensor<?xf32>, tensor<?xf32>
  }
}

// -----
module {
  func.func @types(%arg0: tensor<4x256xf32>, %arg1: f32) -> tensor<4x256xf32> {
    %c128 = arith.constant 128 : index
    %extracted_slice = tensor.extract_slice %arg0[2, 0] [1, 128] [1, 1] : tensor<4x256xf32> to tensor<128xf32>
    %cast = tensor.cast %extracted_slice : tensor<128xf32> to tensor<?xf32>
    %0 = linalg.fill ins(%arg1 : f32) outs(%cast : tensor<?xf32>) -> tensor<?xf32>
    %cast_0 = tensor.cast %0 : tensor<?xf32> to tensor<128xf32>
    %inserted_slice = tensor.insert_slice %cast_0 into %arg0[2, 0] [1, 128] [1, 1] : tensor<128xf32> into tensor<4x256xf32>
    return %inserted_slice : tensor<4x256xf32>
  }
}

// -----
module {
  func.func @reshape(%arg0: tensor<5x6x128xf32>, %arg1: f32) -> tensor<5x6x128xf32> {
    %0 = tensor.empty() : tensor<128xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<128xf32>) -> tensor<128xf32>
    %expanded = tensor.expand_shape %1 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xf32> into tensor<1x1x128xf32>
    %inserted_slice = tensor.insert_slice %expanded into %arg0[2, 3, 0] [1, 1, 128] [1, 1, 1] : tensor<1x1x128xf32> into tensor<5x6x128xf32>
    return %inserted_slice : tensor<5x6x128xf32>
  }
}

// -----
module {
  func.func @insertionPoint(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %0 = scf.for %arg2 = %c0 to %arg1 step %c5 iter_args(%arg3 = %arg0) -> (tensor<?xf32>) {
      %1 = arith.addi %arg2, %arg1 : index
      %extracted_slice = tensor.extract_slice %arg3[%1] [5] [1] : tensor<?xf32> to tensor<5xf32>
      %2 = arith.index_cast %1 : index to i32
      %3 = arith.sitofp %2 : i32 to f32
      %4 = linalg.fill ins(%3 : f32) outs(%extracted_slice : tensor<5xf32>) -> tensor<5xf32>
      %inserted_slice = tensor.insert_slice %4 into %arg3[%1] [5] [1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %inserted_slice : tensor<?xf32>
    }
    return %0 : tensor<?xf32>
  }
}

// -----
module {
  func.func @offsetTooLate(%arg0: tensor<?xf32>, %arg1: f32) -> tensor<?xf32> {
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    %inserted_slice = tensor.insert_slice %1 into %arg0[%dim] [5] [1] : tensor<5xf32> into tensor<?xf32>
    return %inserted_slice : tensor<?xf32>
  }
}

// -----
module {
  func.func @branches(%arg0: tensor<?xf32>, %arg1: index, %arg2: i1, %arg3: f32, %arg4: f32) -> tensor<?xf32> {
    %0 = scf.if %arg2 -> (tensor<?xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[42] [%arg1] [1] : tensor<?xf32> to tensor<?xf32>
      %1 = linalg.fill ins(%arg3 : f32) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %1 : tensor<?xf32>
    } else {
      %extracted_slice = tensor.extract_slice %arg0[42] [%arg1] [1] : tensor<?xf32> to tensor<?xf32>
      %1 = linalg.fill ins(%arg4 : f32) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
      scf.yield %1 : tensor<?xf32>
    }
    %inserted_slice = tensor.insert_slice %0 into %arg0[42] [%arg1] [1] : tensor<?xf32> into tensor<?xf32>
    return %inserted_slice : tensor<?xf32>
  }
}

// -----
module {
  func.func @parallel(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> tensor<?xf32> {
    %0 = scf.forall (%arg4) in (%arg2) shared_outs(%arg5 = %arg0) -> (tensor<?xf32>) {
      %extracted_slice = tensor.extract_slice %arg5[%arg4] [%arg1] [1] : tensor<?xf32> to tensor<?xf32>
      %1 = linalg.fill ins(%arg3 : f32) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg5[%arg4] [%arg1] [1] : tensor<?xf32> into tensor<?xf32>
      }
    }
    return %0 : tensor<?xf32>
  }
}

// -----
module {
  func.func @whole(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: f32) -> (tensor<5xf32>, tensor<5xf32>, tensor<6xf32>) {
    %0 = linalg.fill ins(%arg2 : f32) outs(%arg0 : tensor<5xf32>) -> tensor<5xf32>
    %1 = bufferization.materialize_in_destination %0 in %arg0 : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.fill ins(%arg2 : f32) outs(%arg1 : tensor<5xf32>) -> tensor<5xf32>
    %3 = linalg.copy ins(%2 : tensor<5xf32>) outs(%arg1 : tensor<5xf32>) -> tensor<5xf32>
    %4 = tensor.empty() : tensor<6xf32>
    %5 = linalg.copy ins(%4 : tensor<6xf32>) outs(%4 : tensor<6xf32>) -> tensor<6xf32>
    return %1, %3, %5 : tensor<5xf32>, tensor<5xf32>, tensor<6xf32>
  }
}

// -----
module {
  func.func @buffers(%arg0: memref<5xf32>, %arg1: memref<5xf32>, %arg2: f32, %arg3: f32, %arg4: i1) {
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = bufferization.to_tensor %arg0 restrict writable : memref<5xf32>
    %3 = linalg.fill ins(%arg3 : f32) outs(%2 : tensor<5xf32>) -> tensor<5xf32>
    %4 = arith.select %arg4, %1, %3 : tensor<5xf32>
    bufferization.materialize_in_destination %4 in writable %arg0 : (tensor<5xf32>, memref<5xf32>) -> ()
    %5 = tensor.empty() : tensor<5xf32>
    %6 = linalg.fill ins(%arg2 : f32) outs(%5 : tensor<5xf32>) -> tensor<5xf32>
    bufferization.materialize_in_destination %6 in writable %arg1 : (tensor<5xf32>, memref<5xf32>) -> ()
    return
  }
}

// -----
module {
  func.func @others(%arg0: tensor<5xf32>, %arg1: tensor<10xf32>, %arg2: vector<5xf32>) -> (tensor<10xf32>, tensor<10xf32>) {
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[2] [5] [1] : tensor<5xf32> into tensor<10xf32>
    %0 = tensor.empty() : tensor<10xf32>
    %1 = vector.transfer_write %arg2, %0[%c0] : vector<5xf32>, tensor<10xf32>
    return %inserted_slice, %1 : tensor<10xf32>, tensor<10xf32>
  }
}

