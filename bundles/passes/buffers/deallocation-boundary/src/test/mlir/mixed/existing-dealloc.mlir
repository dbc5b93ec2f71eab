// RUN: --mixed-buffer-deallocation-pipeline=default=legacy
// REFERENCE: has no such pipeline
// The operation frees the first buffer only, so the second one is freed after its last use.
func.func @f(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %a[%c0] : memref<?xf32>
  memref.store %x, %b[%c0] : memref<?xf32>
  %z = memref.load %a[%n] : memref<?xf32>
  %owned = bufferization.dealloc (%a, %b : memref<?xf32>, memref<?xf32>) if (%true, %true) retain (%b : memref<?xf32>)
  %y = memref.load %b[%c0] : memref<?xf32>
  %sum = arith.addf %y, %z : f32
  return %sum : f32
}
