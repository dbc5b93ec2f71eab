// RUN: --irdl-file=%S/ring.irdl.mlir --lean-deallocation-pipeline
// REFERENCE: has no such pipeline
// Buffers of a ring are given away among each other, and are freed by ring.release. Where copies of a ring would be
// needed (@lentOrNew), or the caller is not known (@public), memref.alloc takes its place.
func.func @loop(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = ring.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> memref<4xf32> {
    %v = memref.load %b[%c0] : memref<4xf32>
    %new = ring.alloc() : memref<4xf32>
    memref.store %v, %new[%c0] : memref<4xf32>
    scf.yield %new : memref<4xf32>
  }
  %v = memref.load %r[%c0] : memref<4xf32>
  return %v : f32
}
func.func private @make(%x: f32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %a = ring.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  return %a : memref<4xf32>
}
func.func @public(%x: f32) -> memref<4xf32> {
  %a = call @make(%x) : (f32) -> memref<4xf32>
  return %a : memref<4xf32>
}
func.func @caller(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = call @make(%x) : (f32) -> memref<4xf32>
  %v = memref.load %a[%c0] : memref<4xf32>
  return %v : f32
}
func.func private @take(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xf32>
  ring.release %m : memref<4xf32>
  return %v : f32
}
func.func @gives(%x: f32) -> f32 {
  %a = call @make(%x) : (f32) -> memref<4xf32>
  %v = call @take(%a) : (memref<4xf32>) -> f32
  return %v : f32
}
func.func @blocks(%c: i1, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = ring.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  cf.cond_br %c, ^one, ^two(%a : memref<4xf32>)
^one:
  %b = ring.alloc() : memref<4xf32>
  memref.store %x, %b[%c0] : memref<4xf32>
  cf.br ^two(%b : memref<4xf32>)
^two(%m: memref<4xf32>):
  %v = memref.load %m[%c0] : memref<4xf32>
  return %v : f32
}
func.func @lent(%c: i1, %x: f32, %arg: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> memref<4xf32> {
    %a = ring.alloc() : memref<4xf32>
    memref.store %x, %a[%c0] : memref<4xf32>
    scf.yield %a : memref<4xf32>
  } else {
    scf.yield %arg : memref<4xf32>
  }
  %v = memref.load %r[%c0] : memref<4xf32>
  return %v : f32
}
func.func private @lentOrNew(%c: i1, %x: f32, %arg: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> memref<4xf32> {
    %a = ring.alloc() : memref<4xf32>
    memref.store %x, %a[%c0] : memref<4xf32>
    scf.yield %a : memref<4xf32>
  } else {
    scf.yield %arg : memref<4xf32>
  }
  return %r : memref<4xf32>
}
func.func @unknown(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %m = call @ext() : () -> memref<4xf32>
  %v = memref.load %m[%c0] : memref<4xf32>
  ring.release %m : memref<4xf32>
  return %v : f32
}
func.func private @ext() -> memref<4xf32>
