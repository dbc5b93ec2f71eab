// RUN: --ownership-based-buffer-deallocation
// REFERENCE: leaves a branch with too few operands
// An unreachable branch passes as many values as the reachable block has arguments by now.
func.func @unreachable(%m: memref<2xf32>) {
  cf.br ^bb1(%m : memref<2xf32>)
^bb1(%p: memref<2xf32>):
  return
^bb2:
  cf.br ^bb1(%m : memref<2xf32>)
}
