Testing : "both_the_same"
a#0 <-> b#0: NoAlias
a#0 <-> region#0: MayAlias
b#0 <-> region#0: MayAlias
a#0 <-> one_block#0: NoAlias
b#0 <-> one_block#0: MustAlias
region#0 <-> one_block#0: MayAlias
a#0 <-> view#0: MayAlias
b#0 <-> view#0: MayAlias
region#0 <-> view#0: MustAlias
one_block#0 <-> view#0: MayAlias
a#0 <-> func.region0#0: NoAlias
b#0 <-> func.region0#0: NoAlias
region#0 <-> func.region0#0: MayAlias
one_block#0 <-> func.region0#0: NoAlias
view#0 <-> func.region0#0: MayAlias
Testing : "both_the_same"
a -> a#0: NoModRef
b -> a#0: NoModRef
region -> a#0: ModRef
one_block -> a#0: ModRef
view -> a#0: NoModRef
copy -> a#0: Ref
func -> a#0: ModRef
a -> b#0: NoModRef
b -> b#0: NoModRef
region -> b#0: ModRef
one_block -> b#0: ModRef
view -> b#0: NoModRef
copy -> b#0: Mod
func -> b#0: ModRef
a -> region#0: NoModRef
b -> region#0: NoModRef
region -> region#0: ModRef
one_block -> region#0: ModRef
view -> region#0: NoModRef
copy -> region#0: ModRef
func -> region#0: ModRef
a -> one_block#0: NoModRef
b -> one_block#0: NoModRef
region -> one_block#0: ModRef
one_block -> one_block#0: ModRef
view -> one_block#0: NoModRef
copy -> one_block#0: Mod
func -> one_block#0: ModRef
a -> view#0: NoModRef
b -> view#0: NoModRef
region -> view#0: ModRef
one_block -> view#0: ModRef
view -> view#0: NoModRef
copy -> view#0: ModRef
func -> view#0: ModRef
a -> func.region0#0: NoModRef
b -> func.region0#0: NoModRef
region -> func.region0#0: ModRef
one_block -> func.region0#0: ModRef
view -> func.region0#0: NoModRef
copy -> func.region0#0: NoModRef
func -> func.region0#0: ModRef
module {
  func.func @both_the_same(%arg0: i1) attributes {test.ptr = "func"} {
    %alloc = memref.alloc() {test.ptr = "a"} : memref<f32>
    %alloc_0 = memref.alloc() {test.ptr = "b"} : memref<f32>
    %0 = scf.execute_region -> memref<f32> {
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      scf.yield %alloc_0 : memref<f32>
    ^bb2:  // pred: ^bb0
      scf.yield %alloc_0 : memref<f32>
    } {test.ptr = "region"}
    %1 = scf.execute_region -> memref<f32> {
      scf.yield %alloc_0 : memref<f32>
    } {test.ptr = "one_block"}
    %cast = memref.cast %0 {test.ptr = "view"} : memref<f32> to memref<f32, strided<[], offset: ?>>
    memref.copy %alloc, %alloc_0 {test.ptr = "copy"} : memref<f32> to memref<f32>
    return
  }
}

