module {
  func.func @views(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) -> memref<?xf32> {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    %alloc_0 = memref.alloc(%arg1) : memref<?xf32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %subview = memref.subview %alloc[0] [%arg1] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
    %cast = memref.cast %subview : memref<?xf32, strided<[1]>> to memref<?xf32>
    cf.br ^bb3(%cast : memref<?xf32>)
  ^bb2:  // pred: ^bb0
    %0 = arith.select %arg0, %alloc_0, %arg2 : memref<?xf32>
    cf.br ^bb3(%0 : memref<?xf32>)
  ^bb3(%1: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
    return %1 : memref<?xf32>
  }
  func.func private @callee(memref<2xf32>) -> memref<2xf32>
  func.func @call(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
    %alloc = memref.alloc() : memref<2xf32>
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : memref<2xf32>)
  ^bb1:  // pred: ^bb0
    %0 = call @callee(%alloc) : (memref<2xf32>) -> memref<2xf32>
    cf.br ^bb2(%0 : memref<2xf32>)
  ^bb2(%1: memref<2xf32>):  // 2 preds: ^bb0, ^bb1
    return %1 : memref<2xf32>
  }
  func.func @clone(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : memref<2xf32>)
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() : memref<2xf32>
    %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
    cf.br ^bb2(%0 : memref<2xf32>)
  ^bb2(%1: memref<2xf32>):  // 2 preds: ^bb0, ^bb1
    return %1 : memref<2xf32>
  }
}

