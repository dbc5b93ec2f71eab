module {
  func.func @f(%arg0: i1, %arg1: memref<5xf32>, %arg2: memref<5xf32>) {
    %0 = bufferization.to_tensor %arg1 : memref<5xf32> to tensor<5xf32>
    %1 = scf.if %arg0 -> (tensor<5xf32>) {
      %alloc = memref.alloc() : memref<5xf32>
      func.call @f(%arg0, %arg1, %alloc) : (i1, memref<5xf32>, memref<5xf32>) -> ()
      %3 = bufferization.to_tensor %alloc : memref<5xf32> to tensor<5xf32>
      scf.yield %3 : tensor<5xf32>
    } else {
      scf.yield %0 : tensor<5xf32>
    }
    %2 = bufferization.to_buffer %1 : tensor<5xf32> to memref<5xf32>
    memref.copy %2, %arg2 : memref<5xf32> to memref<5xf32>
    return
  }
}

