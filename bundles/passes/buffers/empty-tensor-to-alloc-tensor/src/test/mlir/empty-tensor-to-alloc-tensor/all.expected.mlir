module {
  func.func @replaced(%arg0: index, %arg1: f32) -> (tensor<?xf32>, tensor<4x?xf32, "x">) {
    %0 = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
    %inserted = tensor.insert %arg1 into %0[%arg0] : tensor<?xf32>
    %1 = bufferization.alloc_tensor(%arg0) : tensor<4x?xf32, "x">
    return %inserted, %1 : tensor<?xf32>, tensor<4x?xf32, "x">
  }
}

// -----
module {
  func.func @folded() -> tensor<?xf32> {
    %c3 = arith.constant 3 : index
    %0 = bufferization.alloc_tensor(%c3) : tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}

