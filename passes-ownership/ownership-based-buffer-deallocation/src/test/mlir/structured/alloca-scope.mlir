// RUN: --ownership-based-buffer-deallocation
func.func @scope(%m: memref<2xf32>) {
  %r = memref.alloca_scope -> (memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    %b = memref.alloca() : memref<2xf32>
    memref.alloca_scope.return %a : memref<2xf32>
  }
  return
}
