// RUN: --finalizing-bufferize --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Copies that are necessary because a cast may fail are reported.
func.func @f(%m: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32> {
  // expected-remark @below {{the buffer is copied: a cast to the type that its users need may fail}}
  %t = bufferization.to_tensor %m : memref<4xf32, strided<[?], offset: ?>>
  %r = bufferization.to_memref %t : memref<4xf32>
  return %r : memref<4xf32>
}
