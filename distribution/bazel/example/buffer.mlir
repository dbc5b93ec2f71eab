// The buffer is freed after its last use.

// CHECK-LABEL: func.func @load
func.func @load(%n: index, %x: f32) -> f32 {
  %zero = arith.constant 0 : index
  // CHECK: %[[BUFFER:.*]] = memref.alloc
  %buffer = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %buffer[%zero] : memref<?xf32>
  // CHECK: memref.load
  %y = memref.load %buffer[%zero] : memref<?xf32>
  // CHECK: memref.dealloc %[[BUFFER]]
  return %y : f32
}
