// RUN: --ownership-based-buffer-deallocation
// The region's effects are those of the operations inside; it may have several blocks.
func.func @execute(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %r = scf.execute_region -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    cf.cond_br %c, ^bb1(%a : memref<2xf32>), ^bb1(%m : memref<2xf32>)
  ^bb1(%p: memref<2xf32>):
    scf.yield %p : memref<2xf32>
  }
  return %r : memref<2xf32>
}
