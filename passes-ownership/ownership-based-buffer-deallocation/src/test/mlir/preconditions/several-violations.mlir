// RUN: --ownership-based-buffer-deallocation --verify-diagnostics --allow-unregistered-dialect
// REFERENCE: reports the first one only
func.func @first(%m: memref<2xf32>, %c: i1) {
  // expected-error @below {{ops with unknown memory side effects are not supported}}
  "test.unknown"(%m) : (memref<2xf32>) -> ()
  // expected-note @below {{'bufferization.dealloc' is not supported either: No deallocation operations must be present}}
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return
}
func.func @second(%m: memref<2xf32>) {
  // expected-note @below {{'test.other' is not supported either: ops with unknown memory side effects}}
  "test.other"(%m) : (memref<2xf32>) -> ()
  return
}
