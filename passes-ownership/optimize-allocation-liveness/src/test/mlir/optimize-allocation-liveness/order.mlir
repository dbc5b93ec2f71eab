// RUN: --optimize-allocation-liveness

// Deallocations that meet at one place are there in the reverse order of the allocations. One that has no other use
// stays.
func.func @order(%n: index, %value: f32) -> f32 {
  %unused = memref.alloc(%n) : memref<?xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %c = memref.alloc(%n) : memref<?xf32>
  memref.copy %c, %a : memref<?xf32> to memref<?xf32>
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  %sum = arith.addf %value, %value : f32
  memref.dealloc %unused : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  memref.dealloc %c : memref<?xf32>
  return %sum : f32
}
