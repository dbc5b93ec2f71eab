// RUN: --lean-deallocation-pipeline=free-in-callees
// REFERENCE: has no such pipeline
// The callee frees its argument before it allocates.
func.func private @last_use(%a: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<4xf32>
  %b = memref.alloc() : memref<8xf32>
  memref.store %x, %b[%c0] : memref<8xf32>
  %y = memref.load %b[%c0] : memref<8xf32>
  return %y : f32
}
func.func @caller(%m: memref<4xf32>) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  %x = call @last_use(%a) : (memref<4xf32>) -> f32
  return %x : f32
}
