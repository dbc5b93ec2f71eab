module {
  func.func @unreachable(%arg0: memref<4xf32>) -> memref<4xf32> {
    return %arg0 : memref<4xf32>
  ^bb1(%0: memref<4xf32>):  // pred: ^bb2
    return %0 : memref<4xf32>
  ^bb2(%1: memref<4xf32>):  // no predecessors
    %2 = bufferization.to_tensor %1 : memref<4xf32> to tensor<4xf32>
    "test.use"(%2) : (tensor<4xf32>) -> ()
    cf.br ^bb1(%1 : memref<4xf32>)
  }
}

