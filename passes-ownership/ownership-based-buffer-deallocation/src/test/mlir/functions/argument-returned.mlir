// RUN: --ownership-based-buffer-deallocation
// An argument is not owned, so that it is cloned before it is returned.
func.func @argument(%m: memref<2xf32>) -> memref<2xf32> {
  return %m : memref<2xf32>
}
