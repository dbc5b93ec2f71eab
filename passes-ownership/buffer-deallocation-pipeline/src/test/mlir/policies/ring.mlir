// RUN: --irdl-file=%S/ring.irdl.mlir --buffer-deallocation-pipeline
// REFERENCE: has no such dialect
// A buffer of a ring is freed by ring.release. Where it meets one of memref.alloc, or is returned, it is copied.
func.func @plain(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = ring.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %v = memref.load %a[%c0] : memref<4xf32>
  return %v : f32
}
func.func private @make(%x: f32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %a = ring.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  return %a : memref<4xf32>
}
func.func @caller(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = call @make(%x) : (f32) -> memref<4xf32>
  %v = memref.load %a[%c0] : memref<4xf32>
  return %v : f32
}
func.func @merged(%c: i1, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = ring.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  cf.cond_br %c, ^one, ^two(%a : memref<4xf32>)
^one:
  %b = memref.alloc() : memref<4xf32>
  memref.store %x, %b[%c0] : memref<4xf32>
  cf.br ^two(%b : memref<4xf32>)
^two(%m: memref<4xf32>):
  %v = memref.load %m[%c0] : memref<4xf32>
  return %v : f32
}
func.func @unknown() -> f32 {
  %c0 = arith.constant 0 : index
  %m = call @ext() : () -> memref<4xf32>
  %v = memref.load %m[%c0] : memref<4xf32>
  ring.release %m : memref<4xf32>
  return %v : f32
}
func.func private @ext() -> memref<4xf32>
