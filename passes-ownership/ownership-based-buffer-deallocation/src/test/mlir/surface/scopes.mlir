// RUN: --ownership-based-buffer-deallocation
// What is on the stack of a scope is never owned.
func.func @scope(%n: index, %x: memref<?xf32>) -> memref<?xf32> {
  %r = memref.alloca_scope -> (memref<?xf32>) {
    %a = memref.alloca(%n) : memref<?xf32>
    %b = memref.alloc(%n) : memref<?xf32>
    memref.copy %x, %a : memref<?xf32> to memref<?xf32>
    memref.alloca_scope.return %b : memref<?xf32>
  }
  memref.alloca_scope {
    %c = memref.alloc(%n) : memref<?xf32>
    memref.copy %c, %r : memref<?xf32> to memref<?xf32>
    memref.alloca_scope.return
  }
  return %r : memref<?xf32>
}
