module {
  func.func @loop(%arg0: memref<4xf32>, %arg1: i1) -> memref<4xf32> {
    cf.br ^bb1(%arg0 : memref<4xf32>)
  ^bb1(%0: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
    %1 = bufferization.to_tensor %0 : memref<4xf32>
    %2 = "test.x"(%1) : (tensor<4xf32>) -> tensor<4xf32>
    %3 = bufferization.to_memref %2 : memref<4xf32>
    cf.cond_br %arg1, ^bb1(%3 : memref<4xf32>), ^bb2(%0 : memref<4xf32>)
  ^bb2(%4: memref<4xf32>):  // pred: ^bb1
    return %4 : memref<4xf32>
  }
}

