// RUN: --ownership-based-buffer-deallocation
// The ownership of a selected memref is selected by the same condition, where it is needed.
func.func @select(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %a, %m : memref<2xf32>
  return %s : memref<2xf32>
}
