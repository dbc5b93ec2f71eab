module {
  func.func private @declaration(memref<4xf32>) -> memref<4xf32>
  func.func @two_returns(%arg0: i1, %arg1: memref<4xf32>) -> memref<4xf32> {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %arg1 : memref<4xf32>
  ^bb2:  // pred: ^bb0
    return %arg1 : memref<4xf32>
  }
  module @nested {
    func.func @callee(%arg0: memref<4xf32>) -> memref<4xf32> {
      return %arg0 : memref<4xf32>
    }
    func.func @caller(%arg0: memref<4xf32>) -> memref<4xf32> {
      %0 = call @callee(%arg0) : (memref<4xf32>) -> memref<4xf32>
      return %0 : memref<4xf32>
    }
  }
}

