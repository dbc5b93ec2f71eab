// RUN: --ownership-based-buffer-deallocation
// What is owned for sure is returned as it is, and retained.
func.func @owned(%m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  return %a : memref<2xf32>
}
