// RUN: --pass-pipeline=builtin.module(func.func(test-alias-analysis)) --mlir-disable-threading --allow-unregistered-dialect 2>&1
// Stack memory differs from all that is there before its allocation scope is entered.

func.func @scopes(%condition: i1, %n: index) {
  %0 = "foo.unknown"() {test.ptr = "before"} : () -> memref<8xf32>
  scf.for %i = %n to %n step %n {
    %1 = "foo.unknown"() {test.ptr = "around"} : () -> memref<8xf32>
    memref.alloca_scope {
      %2 = memref.alloca() {test.ptr = "stack"} : memref<8xf32>
      %3 = memref.alloc() {test.ptr = "heap"} : memref<8xf32>
      %4 = "foo.unknown"() {test.ptr = "inside"} : () -> memref<8xf32>
    }
  } {test.ptr = "for"}
  return
}
