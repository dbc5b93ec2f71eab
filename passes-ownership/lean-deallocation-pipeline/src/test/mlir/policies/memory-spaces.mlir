// RUN: --lean-deallocation-pipeline
// REFERENCE: has no such pipeline
// A buffer is freed in the memory space in which it was allocated, and by the operation that belongs to its allocation.
func.func @cast(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32, 1>
  memref.store %x, %a[%c0] : memref<4xf32, 1>
  %s = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %s) -> memref<4xf32> {
    %v = memref.load %b[%c0] : memref<4xf32>
    %new = memref.alloc() : memref<4xf32>
    memref.store %v, %new[%c0] : memref<4xf32>
    scf.yield %new : memref<4xf32>
  }
  %v = memref.load %r[%c0] : memref<4xf32>
  return %v : f32
}
func.func @ret(%x: f32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32, 1>
  memref.store %x, %a[%c0] : memref<4xf32, 1>
  %s = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32>
  return %s : memref<4xf32>
}
func.func @freed_wrong(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = gpu.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %v = memref.load %a[%c0] : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.store %v, %b[%c0] : memref<4xf32>
  %w = memref.load %b[%c0] : memref<4xf32>
  gpu.dealloc %b : memref<4xf32>
  return %w : f32
}
