// RUN: --ownership-based-buffer-deallocation
// The base buffer of an unranked memref is taken from a cast of rank 0.
func.func @unranked(%m: memref<*xf32>) {
  return
}
