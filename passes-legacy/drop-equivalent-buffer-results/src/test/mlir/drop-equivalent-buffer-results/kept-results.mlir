// RUN: --drop-equivalent-buffer-results
// Declarations, functions with several returns and functions of nested modules stay as they are.
func.func private @declaration(memref<4xf32>) -> memref<4xf32>

func.func @two_returns(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %m : memref<4xf32>
^b:
  return %m : memref<4xf32>
}

module @nested {
  func.func @callee(%m: memref<4xf32>) -> memref<4xf32> {
    return %m : memref<4xf32>
  }
  func.func @caller(%m: memref<4xf32>) -> memref<4xf32> {
    %r = call @callee(%m) : (memref<4xf32>) -> memref<4xf32>
    return %r : memref<4xf32>
  }
}
