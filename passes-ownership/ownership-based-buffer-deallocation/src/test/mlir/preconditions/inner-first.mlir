// RUN: --ownership-based-buffer-deallocation --allow-unregistered-dialect --verify-diagnostics
// REFERENCE: reports the first one only
// Operations of inner regions come first.
func.func @inner(%c: i1, %m: memref<2xf32>) {
  // expected-note @below {{'memref.dealloc' is not supported either: memory free side-effect on MemRef value}}
  memref.dealloc %m : memref<2xf32>
  scf.if %c {
    // expected-error @below {{ops with unknown memory side effects are not supported}}
    "some.operation"() : () -> ()
  }
  return
}
