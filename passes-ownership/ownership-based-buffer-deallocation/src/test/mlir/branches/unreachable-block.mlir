// RUN: --ownership-based-buffer-deallocation
// Unreachable blocks stay as they are.
func.func @unreachable() {
  return
^bb1:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^bb2(%a : memref<2xf32>)
^bb2(%p: memref<2xf32>):
  return
}
