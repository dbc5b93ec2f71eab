// RUN: --buffer-deallocation
// REFERENCE: crashes, as the blocks with aliases have no common post-dominator.
func.func @f(%c: i1) {
  %a = memref.alloc() : memref<2xi64>
  cf.cond_br %c, ^bb1(%a : memref<2xi64>), ^bb2
^bb1(%p: memref<2xi64>):
  return
^bb2:
  return
}
