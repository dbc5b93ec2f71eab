// RUN: --lean-deallocation-pipeline
// REFERENCE: has no such pipeline
// The returned buffer is written to through another value after control flow has joined, so that it is copied where it
// is returned, and no earlier.
func.func @f(%c: i1, %v: f32) -> (memref<2xf32>, f32) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  memref.store %zero, %a[%c0] : memref<2xf32>
  memref.store %zero, %b[%c0] : memref<2xf32>
  %r = arith.select %c, %a, %b : memref<2xf32>
  memref.store %v, %b[%c0] : memref<2xf32>
  %x = memref.load %a[%c0] : memref<2xf32>
  %y = memref.load %b[%c0] : memref<2xf32>
  %s = arith.addf %x, %y : f32
  return %r, %s : memref<2xf32>, f32
}
func.func @main() -> (f32, f32) {
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %v = arith.constant 3.0 : f32
  %r, %s = call @f(%false, %v) : (i1, f32) -> (memref<2xf32>, f32)
  %w = memref.load %r[%c0] : memref<2xf32>
  return %w, %s : f32, f32
}
