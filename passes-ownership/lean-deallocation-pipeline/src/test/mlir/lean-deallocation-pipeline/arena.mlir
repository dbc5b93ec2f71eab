// RUN: --lean-deallocation-pipeline=reuse=arena
// REFERENCE: has no such pipeline
// The buffers are parts of one allocation. Each takes the place of the one before, which is not read any more.
func.func @f(%m: memref<4xf32>, %n: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %x = memref.load %m[%c0] : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %b = memref.alloc() : memref<8xf32>
  %y = memref.load %a[%c0] : memref<4xf32>
  memref.store %y, %b[%c0] : memref<8xf32>
  %c = memref.alloc() : memref<2xf64>
  %z = memref.load %b[%c0] : memref<8xf32>
  %w = arith.extf %z : f32 to f64
  memref.store %w, %c[%c0] : memref<2xf64>
  %v = memref.load %c[%c0] : memref<2xf64>
  %u = arith.truncf %v : f64 to f32
  memref.store %u, %n[%c0] : memref<8xf32>
  return
}
