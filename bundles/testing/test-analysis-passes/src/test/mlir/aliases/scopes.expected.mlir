Testing : "scopes"
before#0 <-> around#0: MayAlias
before#0 <-> stack#0: NoAlias
around#0 <-> stack#0: NoAlias
before#0 <-> heap#0: MayAlias
around#0 <-> heap#0: MayAlias
stack#0 <-> heap#0: NoAlias
before#0 <-> inside#0: MayAlias
around#0 <-> inside#0: MayAlias
stack#0 <-> inside#0: MayAlias
heap#0 <-> inside#0: MayAlias
before#0 <-> for.region0#0: MayAlias
around#0 <-> for.region0#0: MayAlias
stack#0 <-> for.region0#0: NoAlias
heap#0 <-> for.region0#0: MayAlias
inside#0 <-> for.region0#0: MayAlias
module {
  func.func @scopes(%arg0: i1, %arg1: index) {
    %0 = "foo.unknown"() {test.ptr = "before"} : () -> memref<8xf32>
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      %1 = "foo.unknown"() {test.ptr = "around"} : () -> memref<8xf32>
      memref.alloca_scope  {
        %alloca = memref.alloca() {test.ptr = "stack"} : memref<8xf32>
        %alloc = memref.alloc() {test.ptr = "heap"} : memref<8xf32>
        %2 = "foo.unknown"() {test.ptr = "inside"} : () -> memref<8xf32>
      }
    } {test.ptr = "for"}
    return
  }
}

