// RUN: --ownership-based-buffer-deallocation
// The caller frees each of the results, so they must not be the same buffer; each use is made owned by itself.
func.func @twice(%m: memref<2xf32>) -> (memref<2xf32>, i32, memref<2xf32>) {
  %k = arith.constant 1 : i32
  return %m, %k, %m : memref<2xf32>, i32, memref<2xf32>
}
