module {
  func.func @switch(%arg0: memref<4xf32>, %arg1: i8) -> memref<4xf32> {
    cf.switch %arg1 : i8, [
      default: ^bb1(%arg0 : memref<4xf32>),
      3: ^bb2(%arg1 : i8),
      4: ^bb1(%arg0 : memref<4xf32>)
    ]
  ^bb1(%0: memref<4xf32>):  // 3 preds: ^bb0, ^bb0, ^bb2
    return %0 : memref<4xf32>
  ^bb2(%1: i8):  // pred: ^bb0
    %2 = "test.u"() : () -> tensor<4xf32>
    %3 = bufferization.to_memref %2 : memref<4xf32>
    cf.br ^bb1(%3 : memref<4xf32>)
  }
}

