Testing : "views"
heap#0 <-> stack#0: NoAlias
heap#0 <-> subview#0: MustAlias
stack#0 <-> subview#0: NoAlias
heap#0 <-> cast#0: NoAlias
stack#0 <-> cast#0: NoAlias
subview#0 <-> cast#0: NoAlias
heap#0 <-> reinterpret#0: NoAlias
stack#0 <-> reinterpret#0: MustAlias
subview#0 <-> reinterpret#0: NoAlias
cast#0 <-> reinterpret#0: NoAlias
heap#0 <-> call#0: MayAlias
stack#0 <-> call#0: MayAlias
subview#0 <-> call#0: MayAlias
cast#0 <-> call#0: MayAlias
reinterpret#0 <-> call#0: MayAlias
heap#0 <-> constant#0: NoAlias
stack#0 <-> constant#0: NoAlias
subview#0 <-> constant#0: NoAlias
cast#0 <-> constant#0: MayAlias
reinterpret#0 <-> constant#0: NoAlias
call#0 <-> constant#0: MayAlias
heap#0 <-> views.region0#0: NoAlias
stack#0 <-> views.region0#0: NoAlias
subview#0 <-> views.region0#0: NoAlias
cast#0 <-> views.region0#0: MayAlias
reinterpret#0 <-> views.region0#0: NoAlias
call#0 <-> views.region0#0: MayAlias
constant#0 <-> views.region0#0: MayAlias
heap#0 <-> views.region0#1: NoAlias
stack#0 <-> views.region0#1: NoAlias
subview#0 <-> views.region0#1: NoAlias
cast#0 <-> views.region0#1: MustAlias
reinterpret#0 <-> views.region0#1: NoAlias
call#0 <-> views.region0#1: MayAlias
constant#0 <-> views.region0#1: MayAlias
views.region0#0 <-> views.region0#1: MayAlias
Testing : "callee"
module {
  func.func @views(%arg0: index, %arg1: memref<8xf32>) attributes {test.ptr = "views"} {
    %alloc = memref.alloc() {test.ptr = "heap"} : memref<8xf32>
    %alloca = memref.alloca() {test.ptr = "stack"} : memref<8xf32>
    %subview = memref.subview %alloc[2] [4] [1] {test.ptr = "subview"} : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
    %cast = memref.cast %arg1 {test.ptr = "cast"} : memref<8xf32> to memref<?xf32>
    %reinterpret_cast = memref.reinterpret_cast %alloca to offset: [0], sizes: [2], strides: [1] {test.ptr = "reinterpret"} : memref<8xf32> to memref<2xf32, strided<[1]>>
    %0 = call @callee(%alloc) {test.ptr = "call"} : (memref<8xf32>) -> memref<8xf32>
    %c1 = arith.constant {test.ptr = "constant"} 1 : index
    return
  }
  func.func private @callee(memref<8xf32>) -> memref<8xf32>
}

