// RUN: --ownership-based-buffer-deallocation
// What is neither allocated nor derived from a memref is not owned.
memref.global "private" @g : memref<2xf32>
func.func @global() -> memref<2xf32> {
  %g = memref.get_global @g : memref<2xf32>
  return %g : memref<2xf32>
}
