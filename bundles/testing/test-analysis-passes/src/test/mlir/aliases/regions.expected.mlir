Testing : "regions"
a#0 <-> b#0: NoAlias
a#0 <-> inner#0: NoAlias
b#0 <-> inner#0: NoAlias
a#0 <-> for#0: MayAlias
b#0 <-> for#0: MayAlias
inner#0 <-> for#0: NoAlias
a#0 <-> for#1: MayAlias
b#0 <-> for#1: MayAlias
inner#0 <-> for#1: NoAlias
for#0 <-> for#1: MayAlias
a#0 <-> for#2: NoAlias
b#0 <-> for#2: NoAlias
inner#0 <-> for#2: MayAlias
for#0 <-> for#2: NoAlias
for#1 <-> for#2: NoAlias
a#0 <-> for.region0#0: MayAlias
b#0 <-> for.region0#0: MayAlias
inner#0 <-> for.region0#0: MayAlias
for#0 <-> for.region0#0: MayAlias
for#1 <-> for.region0#0: MayAlias
for#2 <-> for.region0#0: MayAlias
a#0 <-> for.region0#1: MayAlias
b#0 <-> for.region0#1: MayAlias
inner#0 <-> for.region0#1: NoAlias
for#0 <-> for.region0#1: MayAlias
for#1 <-> for.region0#1: MayAlias
for#2 <-> for.region0#1: NoAlias
for.region0#0 <-> for.region0#1: MayAlias
a#0 <-> for.region0#2: MayAlias
b#0 <-> for.region0#2: MayAlias
inner#0 <-> for.region0#2: NoAlias
for#0 <-> for.region0#2: MayAlias
for#1 <-> for.region0#2: MayAlias
for#2 <-> for.region0#2: NoAlias
for.region0#0 <-> for.region0#2: MayAlias
for.region0#1 <-> for.region0#2: MayAlias
a#0 <-> for.region0#3: NoAlias
b#0 <-> for.region0#3: NoAlias
inner#0 <-> for.region0#3: MayAlias
for#0 <-> for.region0#3: NoAlias
for#1 <-> for.region0#3: NoAlias
for#2 <-> for.region0#3: MayAlias
for.region0#0 <-> for.region0#3: MayAlias
for.region0#1 <-> for.region0#3: NoAlias
for.region0#2 <-> for.region0#3: NoAlias
a#0 <-> if#0: MustAlias
b#0 <-> if#0: NoAlias
inner#0 <-> if#0: NoAlias
for#0 <-> if#0: MayAlias
for#1 <-> if#0: MayAlias
for#2 <-> if#0: NoAlias
for.region0#0 <-> if#0: MayAlias
for.region0#1 <-> if#0: MayAlias
for.region0#2 <-> if#0: MayAlias
for.region0#3 <-> if#0: NoAlias
Testing : "blocks"
a#0 <-> b#0: NoAlias
a#0 <-> blocks.region0#0: NoAlias
b#0 <-> blocks.region0#0: NoAlias
a#0 <-> blocks.region0.block1#0: MayAlias
b#0 <-> blocks.region0.block1#0: MayAlias
blocks.region0#0 <-> blocks.region0.block1#0: NoAlias
a#0 <-> blocks.region0.block1#1: MustAlias
b#0 <-> blocks.region0.block1#1: NoAlias
blocks.region0#0 <-> blocks.region0.block1#1: NoAlias
blocks.region0.block1#0 <-> blocks.region0.block1#1: MayAlias
a#0 <-> blocks.region0.block3#0: MayAlias
b#0 <-> blocks.region0.block3#0: MayAlias
blocks.region0#0 <-> blocks.region0.block3#0: MayAlias
blocks.region0.block1#0 <-> blocks.region0.block3#0: MayAlias
blocks.region0.block1#1 <-> blocks.region0.block3#0: MayAlias
module {
  func.func @regions(%arg0: i1, %arg1: index, %arg2: memref<8xf32>) {
    %alloc = memref.alloc() {test.ptr = "a"} : memref<8xf32>
    %alloc_0 = memref.alloc() {test.ptr = "b"} : memref<8xf32>
    %0:3 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %alloc, %arg5 = %alloc_0, %arg6 = %arg2) -> (memref<8xf32>, memref<8xf32>, memref<8xf32>) {
      %alloc_1 = memref.alloc() {test.ptr = "inner"} : memref<8xf32>
      scf.yield %arg5, %arg4, %alloc_1 : memref<8xf32>, memref<8xf32>, memref<8xf32>
    } {test.ptr = "for"}
    %1 = scf.if %arg0 -> (memref<8xf32>) {
      scf.yield %alloc : memref<8xf32>
    } else {
      scf.yield %alloc : memref<8xf32>
    } {test.ptr = "if"}
    return
  }
  func.func @blocks(%arg0: i1) attributes {test.ptr = "blocks"} {
    %alloc = memref.alloc() {test.ptr = "a"} : memref<8xf32>
    %alloc_0 = memref.alloc() {test.ptr = "b"} : memref<8xf32>
    cf.cond_br %arg0, ^bb1(%alloc, %alloc : memref<8xf32>, memref<8xf32>), ^bb1(%alloc_0, %alloc : memref<8xf32>, memref<8xf32>)
  ^bb1(%0: memref<8xf32>, %1: memref<8xf32>):  // 3 preds: ^bb0, ^bb0, ^bb1
    cf.cond_br %arg0, ^bb1(%0, %1 : memref<8xf32>, memref<8xf32>), ^bb2
  ^bb2:  // pred: ^bb1
    return
  ^bb3(%2: memref<8xf32>):  // pred: ^bb3
    cf.br ^bb3(%2 : memref<8xf32>)
  }
}

