// RUN: --irdl-file=%S/used-by-terminator.irdl.mlir --buffer-deallocation-pipeline --verify-diagnostics
// REFERENCE: has no dialect ods.

// A buffer that the terminator reads cannot be freed before it.
func.func @f(%m: memref<4xf32>, %out: memref<4xf32>) {
  %r = "looping.while"(%m) ({
  ^bb0(%x: memref<4xf32>):
    %n = memref.alloc() : memref<4xf32>
    memref.copy %x, %n : memref<4xf32> to memref<4xf32>
    // expected-error @below {{terminators that use buffers themselves are not supported}}
    "looping.condition"(%x, %n) : (memref<4xf32>, memref<4xf32>) -> ()
  }) : (memref<4xf32>) -> memref<4xf32>
  memref.copy %r, %out : memref<4xf32> to memref<4xf32>
  return
}
