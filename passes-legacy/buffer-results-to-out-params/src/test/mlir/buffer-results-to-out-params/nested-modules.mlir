// RUN: --buffer-results-to-out-params
// REFERENCE: finds no callee for calls in nested modules
module @nested {
  func.func @callee(%m: memref<4xf32>) -> memref<4xf32> {
    return %m : memref<4xf32>
  }
  func.func @caller(%m: memref<4xf32>) -> memref<4xf32> {
    %r = call @callee(%m) : (memref<4xf32>) -> memref<4xf32>
    return %r : memref<4xf32>
  }
}
