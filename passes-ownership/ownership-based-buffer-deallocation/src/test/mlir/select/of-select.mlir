// RUN: --ownership-based-buffer-deallocation
// An operand of unknown ownership makes the result one that must be cloned.
func.func @nested(%c: i1, %d: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %a, %m : memref<2xf32>
  %t = arith.select %d, %s, %a : memref<2xf32>
  return %t : memref<2xf32>
}
