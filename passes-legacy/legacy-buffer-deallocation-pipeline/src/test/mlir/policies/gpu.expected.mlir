module attributes {mortise.policies = [{dialect = "gpu"}]} {
  func.func @plain(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %memref = gpu.alloc  () : memref<4xf32>
    memref.store %arg0, %memref[%c0] : memref<4xf32>
    %0 = memref.load %memref[%c0] : memref<4xf32>
    gpu.dealloc  %memref : memref<4xf32>
    return %0 : f32
  }
  func.func @merged(%arg0: i1, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<4xf32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %memref = gpu.alloc  () : memref<4xf32>
    memref.store %arg1, %memref[%c0] : memref<4xf32>
    %0 = bufferization.clone %memref : memref<4xf32> to memref<4xf32>
    gpu.dealloc  %memref : memref<4xf32>
    cf.br ^bb3(%0 : memref<4xf32>)
  ^bb2:  // pred: ^bb0
    memref.store %arg1, %alloca[%c0] : memref<4xf32>
    %1 = bufferization.clone %alloca : memref<4xf32> to memref<4xf32>
    cf.br ^bb3(%1 : memref<4xf32>)
  ^bb3(%2: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
    %3 = memref.load %2[%c0] : memref<4xf32>
    memref.dealloc %2 : memref<4xf32>
    return %3 : f32
  }
  func.func @returned(%arg0: f32) -> memref<4xf32> {
    %c0 = arith.constant 0 : index
    %memref = gpu.alloc  () : memref<4xf32>
    memref.store %arg0, %memref[%c0] : memref<4xf32>
    %0 = bufferization.clone %memref : memref<4xf32> to memref<4xf32>
    gpu.dealloc  %memref : memref<4xf32>
    return %0 : memref<4xf32>
  }
}

