// RUN: --lean-deallocation-pipeline
// REFERENCE: has no such pipeline
// A function that frees an argument gets a copy if another operand, or a later one, is the same buffer.
func.func private @takes(%a: memref<4xf32>, %b: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %y = memref.load %b[%c0] : memref<4xf32>
  %s = arith.addf %x, %y : f32
  return %s : f32
}
func.func @passes_twice(%v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c0] : memref<4xf32>
  %s = call @takes(%a, %a) : (memref<4xf32>, memref<4xf32>) -> f32
  return %s : f32
}
func.func @passes_view(%v: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %a[%c0] : memref<?xf32>
  %whole = memref.cast %a : memref<?xf32> to memref<4xf32>
  %other = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
  %s = call @takes(%whole, %other) : (memref<4xf32>, memref<4xf32>) -> f32
  return %s : f32
}
func.func @uses_later(%v: f32, %o: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c0] : memref<4xf32>
  %s = call @takes(%a, %o) : (memref<4xf32>, memref<4xf32>) -> f32
  %w = memref.load %a[%c0] : memref<4xf32>
  %t = arith.addf %s, %w : f32
  return %t : f32
}
func.func @main() -> (f32, f32, f32) {
  %v = arith.constant 2.0 : f32
  %n = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %o = memref.alloc() : memref<4xf32>
  memref.store %v, %o[%c0] : memref<4xf32>
  %1 = call @passes_twice(%v) : (f32) -> f32
  %2 = call @passes_view(%v, %n) : (f32, index) -> f32
  %3 = call @uses_later(%v, %o) : (f32, memref<4xf32>) -> f32
  return %1, %2, %3 : f32, f32, f32
}
