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
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %memref = gpu.alloc  () : memref<4xf32>
    memref.store %arg1, %memref[%c0] : memref<4xf32>
    %0 = bufferization.clone %memref : memref<4xf32> to memref<4xf32>
    gpu.dealloc  %memref : memref<4xf32>
    cf.br ^bb3(%0, %true : memref<4xf32>, i1)
  ^bb2:  // pred: ^bb0
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc[%c0] : memref<4xf32>
    cf.br ^bb3(%alloc, %true : memref<4xf32>, i1)
  ^bb3(%1: memref<4xf32>, %2: i1):  // 2 preds: ^bb1, ^bb2
    %3 = memref.load %1[%c0] : memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<4xf32> -> memref<f32>, index, index, index
    scf.if %2 {
      memref.dealloc %base_buffer : memref<f32>
    }
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

