// RUN: --lean-deallocation-pipeline
// REFERENCE: has no such pipeline
// The allocation of each iteration is freed by the next one, the last one is returned.
func.func @f(%from: index, %to: index, %step: index, %in: memref<4xf32>) -> memref<4xf32> {
  %start = memref.alloc() : memref<4xf32>
  %end = scf.for %i = %from to %to step %step iter_args(%old = %start) -> memref<4xf32> {
    %new = memref.alloc() : memref<4xf32>
    memref.copy %old, %new : memref<4xf32> to memref<4xf32>
    scf.yield %new : memref<4xf32>
  }
  return %end : memref<4xf32>
}
