// RUN: --buffer-loop-hoisting
// REFERENCE: moves the allocations out of the loop, but not the deallocations: each iteration frees them
func.func @f(%lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
    %a = memref.alloc() : memref<2xf32>
    "test.use"(%a) : (memref<2xf32>) -> ()
    memref.dealloc %a : memref<2xf32>
    %b = memref.alloc() : memref<2xf32>
    %c = memref.cast %b : memref<2xf32> to memref<?xf32>
    "test.use"(%c) : (memref<?xf32>) -> ()
    memref.dealloc %c : memref<?xf32>
  }
  return
}
