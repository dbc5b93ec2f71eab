Testing : "effects"
alloc -> alloc#0: NoModRef
other -> alloc#0: NoModRef
load -> alloc#0: Ref
store -> alloc#0: NoModRef
copy -> alloc#0: Ref
atomic -> alloc#0: ModRef
if -> alloc#0: ModRef
call -> alloc#0: ModRef
dealloc -> alloc#0: NoModRef
return -> alloc#0: NoModRef
function -> alloc#0: ModRef
alloc -> other#0: NoModRef
other -> other#0: NoModRef
load -> other#0: NoModRef
store -> other#0: Mod
copy -> other#0: NoModRef
atomic -> other#0: NoModRef
if -> other#0: ModRef
call -> other#0: ModRef
dealloc -> other#0: NoModRef
return -> other#0: NoModRef
function -> other#0: ModRef
alloc -> load#0: NoModRef
other -> load#0: NoModRef
load -> load#0: Ref
store -> load#0: Mod
copy -> load#0: ModRef
atomic -> load#0: ModRef
if -> load#0: ModRef
call -> load#0: ModRef
dealloc -> load#0: NoModRef
return -> load#0: NoModRef
function -> load#0: ModRef
alloc -> atomic#0: NoModRef
other -> atomic#0: NoModRef
load -> atomic#0: Ref
store -> atomic#0: Mod
copy -> atomic#0: ModRef
atomic -> atomic#0: ModRef
if -> atomic#0: ModRef
call -> atomic#0: ModRef
dealloc -> atomic#0: NoModRef
return -> atomic#0: NoModRef
function -> atomic#0: ModRef
alloc -> function.region0#0: NoModRef
other -> function.region0#0: NoModRef
load -> function.region0#0: NoModRef
store -> function.region0#0: NoModRef
copy -> function.region0#0: Mod
atomic -> function.region0#0: NoModRef
if -> function.region0#0: ModRef
call -> function.region0#0: ModRef
dealloc -> function.region0#0: NoModRef
return -> function.region0#0: NoModRef
function -> function.region0#0: ModRef
alloc -> function.region0#1: NoModRef
other -> function.region0#1: NoModRef
load -> function.region0#1: NoModRef
store -> function.region0#1: NoModRef
copy -> function.region0#1: Mod
atomic -> function.region0#1: NoModRef
if -> function.region0#1: ModRef
call -> function.region0#1: ModRef
dealloc -> function.region0#1: NoModRef
return -> function.region0#1: NoModRef
function -> function.region0#1: ModRef
alloc -> function.region0#2: NoModRef
other -> function.region0#2: NoModRef
load -> function.region0#2: NoModRef
store -> function.region0#2: NoModRef
copy -> function.region0#2: Mod
atomic -> function.region0#2: NoModRef
if -> function.region0#2: ModRef
call -> function.region0#2: ModRef
dealloc -> function.region0#2: NoModRef
return -> function.region0#2: NoModRef
function -> function.region0#2: ModRef
Testing : "callee"
module {
  func.func @effects(%arg0: i1, %arg1: index, %arg2: memref<8xf32>) attributes {test.ptr = "function"} {
    %alloc = memref.alloc() {test.ptr = "alloc"} : memref<8xf32>
    %alloc_0 = memref.alloc() {test.ptr = "other"} : memref<8xf32>
    %0 = memref.load %alloc[%arg1] {test.ptr = "load"} : memref<8xf32>
    memref.store %0, %alloc_0[%arg1] {test.ptr = "store"} : memref<8xf32>
    memref.copy %alloc, %arg2 {test.ptr = "copy"} : memref<8xf32> to memref<8xf32>
    %1 = memref.atomic_rmw addf %0, %alloc[%arg1] {test.ptr = "atomic"} : (f32, memref<8xf32>) -> f32
    scf.if %arg0 {
    } {test.ptr = "if"}
    call @callee(%alloc) {test.ptr = "call"} : (memref<8xf32>) -> ()
    memref.dealloc %alloc_0 {test.ptr = "dealloc"} : memref<8xf32>
    return {test.ptr = "return"}
  }
  func.func private @callee(memref<8xf32>)
}

