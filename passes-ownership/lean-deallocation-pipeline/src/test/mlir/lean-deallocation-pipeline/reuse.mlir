// RUN: --lean-deallocation-pipeline
// REFERENCE: has no such pipeline
// The target of each copy takes the place of its source, which is dead, so the copies go.
func.func @f(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  %c = memref.alloc() : memref<4xf32>
  memref.copy %b, %c : memref<4xf32> to memref<4xf32>
  memref.copy %c, %m : memref<4xf32> to memref<4xf32>
  return
}
