module {
  func.func @emptyUses(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return
  }
  func.func @wrongDealloc(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg1 : memref<2xf32>)
  ^bb2:  // pred: ^bb0
    test.buffer_based in(%arg1 : memref<2xf32>) out(%alloc : memref<2xf32>)
    cf.br ^bb3(%alloc : memref<2xf32>)
  ^bb3(%0: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
    test.copy(%0, %arg2) : (memref<2xf32>, memref<2xf32>)
    memref.dealloc %alloc : memref<2xf32>
    return
  }
  func.func @earlyDealloc(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    test.buffer_based in(%arg0 : memref<2xf32>) out(%alloc : memref<2xf32>)
    test.copy(%alloc, %arg1) : (memref<2xf32>, memref<2xf32>)
    memref.dealloc %alloc : memref<2xf32>
    return
  }
  func.func @redundant(%arg0: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    test.buffer_based in(%arg0 : memref<2xf32>) out(%alloc : memref<2xf32>)
    %alloc_0 = memref.alloc() : memref<2xf32>
    test.buffer_based in(%alloc : memref<2xf32>) out(%alloc_0 : memref<2xf32>)
    memref.dealloc %alloc_0 : memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    return
  }
  func.func @nestedUse(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    test.region_buffer_based in(%arg0 : memref<2xf32>) out(%arg1 : memref<2xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %alloc_0 = memref.alloc() : memref<2xf32>
      test.buffer_based in(%alloc : memref<2xf32>) out(%alloc_0 : memref<2xf32>)
      memref.dealloc %alloc_0 : memref<2xf32>
      %0 = arith.negf %arg2 : f32
      test.region_yield %0 : f32
    }
    memref.dealloc %alloc : memref<2xf32>
    return
  }
  func.func @ifElse(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    test.buffer_based in(%arg1 : memref<2xf32>) out(%alloc : memref<2xf32>)
    cf.cond_br %arg0, ^bb1(%arg1, %alloc : memref<2xf32>, memref<2xf32>), ^bb2(%alloc, %arg1 : memref<2xf32>, memref<2xf32>)
  ^bb1(%0: memref<2xf32>, %1: memref<2xf32>):  // pred: ^bb0
    cf.br ^bb3(%0, %1 : memref<2xf32>, memref<2xf32>)
  ^bb2(%2: memref<2xf32>, %3: memref<2xf32>):  // pred: ^bb0
    cf.br ^bb3(%2, %3 : memref<2xf32>, memref<2xf32>)
  ^bb3(%4: memref<2xf32>, %5: memref<2xf32>):  // 2 preds: ^bb1, ^bb2
    %alloc_0 = memref.alloc() : memref<2xf32>
    test.buffer_based in(%4 : memref<2xf32>) out(%alloc_0 : memref<2xf32>)
    memref.dealloc %alloc : memref<2xf32>
    test.copy(%alloc_0, %arg2) : (memref<2xf32>, memref<2xf32>)
    memref.dealloc %alloc_0 : memref<2xf32>
    return
  }
  func.func @views(%arg0: index) -> memref<?xf32, strided<[1], offset: ?>> {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %c1 = arith.constant 1 : index
    %subview = memref.subview %alloc[%c1] [%c1] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %alloc_0 = memref.alloc() : memref<8xf32>
    %reinterpret_cast = memref.reinterpret_cast %alloc_0 to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
    %cast = memref.cast %reinterpret_cast : memref<4xf32> to memref<*xf32>
    test.copy(%cast, %subview) : (memref<*xf32>, memref<?xf32, strided<[1], offset: ?>>)
    memref.dealloc %alloc_0 : memref<8xf32>
    return %subview : memref<?xf32, strided<[1], offset: ?>>
  }
  func.func private @external(memref<2xf32>) -> memref<2xf32>
  func.func @unranked(%arg0: i1, %arg1: memref<*xf32>, %arg2: memref<*xf32>, %arg3: index) {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg3 : index)
  ^bb1:  // pred: ^bb0
    %0 = bufferization.clone %arg1 : memref<*xf32> to memref<*xf32>
    cf.br ^bb3(%0 : memref<*xf32>)
  ^bb2(%1: index):  // pred: ^bb0
    %alloc = memref.alloc(%1) : memref<?xf32>
    %cast = memref.cast %alloc : memref<?xf32> to memref<*xf32>
    test.buffer_based in(%arg1 : memref<*xf32>) out(%cast : memref<*xf32>)
    %2 = bufferization.clone %cast : memref<*xf32> to memref<*xf32>
    memref.dealloc %alloc : memref<?xf32>
    cf.br ^bb3(%2 : memref<*xf32>)
  ^bb3(%3: memref<*xf32>):  // 2 preds: ^bb1, ^bb2
    test.copy(%3, %arg2) : (memref<*xf32>, memref<*xf32>)
    memref.dealloc %3 : memref<*xf32>
    return
  }
  func.func @clones(%arg0: memref<2xf32>) -> memref<2xf32> {
    %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
    %1 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
    memref.dealloc %0 : memref<2xf32>
    return %1 : memref<2xf32>
  }
}

