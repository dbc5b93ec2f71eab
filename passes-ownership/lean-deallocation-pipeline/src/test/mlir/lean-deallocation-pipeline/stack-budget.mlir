// RUN: --lean-deallocation-pipeline=stack-budget=64
// REFERENCE: has no such pipeline
// The small buffer goes to the stack, the large one is freed right after its last use.
func.func @f(%m: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  %b = memref.alloc() : memref<32xf32>
  %x = memref.load %a[%c0] : memref<8xf32>
  memref.store %x, %b[%c0] : memref<32xf32>
  %y = memref.load %b[%c0] : memref<32xf32>
  memref.store %y, %m[%c0] : memref<8xf32>
  return %y : f32
}
