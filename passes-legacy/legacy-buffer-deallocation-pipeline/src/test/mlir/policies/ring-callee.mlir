// RUN: --irdl-file=%S/ring.irdl.mlir --buffer-deallocation --verify-diagnostics
// REFERENCE: has no such dialect
// @make hands over a copy by memref.alloc, as callers cannot know how the buffer is freed; @take needs one of a ring.
func.func private @make(%x: f32) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %a = ring.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  return %a : memref<4xf32>
}
func.func private @take(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<4xf32>
  ring.release %m : memref<4xf32>
  return %v : f32
}
func.func @gives(%x: f32) -> f32 {
  %a = call @make(%x) : (f32) -> memref<4xf32>
  // expected-error @below {{operand 0 is freed by the callee with 'ring.release', but is not a buffer that can be given to it; it cannot be copied either: allocate it by the operation that belongs to 'ring.release', or let the caller free it}}
  %v = call @take(%a) : (memref<4xf32>) -> f32
  return %v : f32
}
