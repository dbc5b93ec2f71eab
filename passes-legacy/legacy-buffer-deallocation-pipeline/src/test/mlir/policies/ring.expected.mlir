module {
  func.func @plain(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = ring.alloc() : memref<4xf32>
    memref.store %arg0, %0[%c0] : memref<4xf32>
    %1 = memref.load %0[%c0] : memref<4xf32>
    ring.release %0 : memref<4xf32>
    return %1 : f32
  }
  func.func private @make(%arg0: f32) -> memref<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = ring.alloc() : memref<4xf32>
    memref.store %arg0, %0[%c0] : memref<4xf32>
    %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
    ring.release %0 : memref<4xf32>
    return %1 : memref<4xf32>
  }
  func.func @caller(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = call @make(%arg0) : (f32) -> memref<4xf32>
    %1 = memref.load %0[%c0] : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return %1 : f32
  }
  func.func @merged(%arg0: i1, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = ring.alloc() : memref<4xf32>
    memref.store %arg1, %0[%c0] : memref<4xf32>
    %alloca = memref.alloca() : memref<4xf32>
    cf.cond_br %arg0, ^bb1, ^bb2(%0 : memref<4xf32>)
  ^bb1:  // pred: ^bb0
    memref.store %arg1, %alloca[%c0] : memref<4xf32>
    cf.br ^bb2(%alloca : memref<4xf32>)
  ^bb2(%1: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
    %2 = memref.load %1[%c0] : memref<4xf32>
    ring.release %0 : memref<4xf32>
    return %2 : f32
  }
  func.func @unknown() -> f32 {
    %c0 = arith.constant 0 : index
    %0 = call @ext() : () -> memref<4xf32>
    %1 = memref.load %0[%c0] : memref<4xf32>
    ring.release %0 : memref<4xf32>
    return %1 : f32
  }
  func.func private @ext() -> memref<4xf32>
}

