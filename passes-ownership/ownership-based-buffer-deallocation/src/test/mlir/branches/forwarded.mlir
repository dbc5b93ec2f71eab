// RUN: --ownership-based-buffer-deallocation
// Block arguments are followed by their ownership.
func.func @forwarded(%n: index) {
  %a = memref.alloc() : memref<2xf32>
  cf.br ^bb1(%n, %a : index, memref<2xf32>)
^bb1(%i: index, %p: memref<2xf32>):
  return
}
