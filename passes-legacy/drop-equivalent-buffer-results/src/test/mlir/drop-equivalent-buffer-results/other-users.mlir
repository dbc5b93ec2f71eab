// RUN: --drop-equivalent-buffer-results
func.func @f(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}

func.func @user(%m: memref<4xf32>) -> memref<4xf32> {
  %f = constant @f : (memref<4xf32>) -> memref<4xf32>
  %r = call_indirect %f(%m) : (memref<4xf32>) -> memref<4xf32>
  return %r : memref<4xf32>
}
