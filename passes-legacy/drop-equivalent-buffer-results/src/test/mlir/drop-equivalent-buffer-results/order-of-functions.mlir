// RUN: --mlir-version=19.1 --drop-equivalent-buffer-results
// A function that comes before what it calls is looked at once only.
func.func @first(%m: memref<4xf32>) -> memref<4xf32> {
  %r = call @second(%m) : (memref<4xf32>) -> memref<4xf32>
  return %r : memref<4xf32>
}

func.func @second(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}

func.func @third(%m: memref<4xf32>) -> memref<4xf32> {
  %r = call @second(%m) : (memref<4xf32>) -> memref<4xf32>
  return %r : memref<4xf32>
}

func.func @recursive(%m: memref<4xf32>) -> memref<4xf32> {
  %r = call @recursive(%m) : (memref<4xf32>) -> memref<4xf32>
  return %m : memref<4xf32>
}
