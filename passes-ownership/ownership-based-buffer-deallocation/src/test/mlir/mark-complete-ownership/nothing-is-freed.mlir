// RUN: --mark-complete-ownership
// REFERENCE: has no such pass
// A program that has not been deallocated yet.
func.func @gives(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  return %a : memref<?xf32>
}
