// RUN: --lean-deallocation-pipeline
// REFERENCE: has no such pipeline
// Memory of gpu.alloc is freed by gpu.dealloc. It is copied where it meets memory of memref.alloc.
func.func @plain(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = gpu.alloc () : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %v = memref.load %a[%c0] : memref<4xf32>
  return %v : f32
}
func.func @loop(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = gpu.alloc () : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> memref<4xf32> {
    %v = memref.load %b[%c0] : memref<4xf32>
    %new = gpu.alloc () : memref<4xf32>
    memref.store %v, %new[%c0] : memref<4xf32>
    scf.yield %new : memref<4xf32>
  }
  %v = memref.load %r[%c0] : memref<4xf32>
  return %v : f32
}
func.func @mixed(%c: i1, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> memref<4xf32> {
    %a = gpu.alloc () : memref<4xf32>
    memref.store %x, %a[%c0] : memref<4xf32>
    scf.yield %a : memref<4xf32>
  } else {
    %b = memref.alloc() : memref<4xf32>
    memref.store %x, %b[%c0] : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  %v = memref.load %r[%c0] : memref<4xf32>
  return %v : f32
}
