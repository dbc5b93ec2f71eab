// RUN: --ownership-based-buffer-deallocation
func.func @indirect(%f: (memref<2xf32>) -> memref<2xf32>, %m: memref<2xf32>) {
  %r = func.call_indirect %f(%m) : (memref<2xf32>) -> memref<2xf32>
  return
}
