module {
  func.func @returned(%arg0: i1, %arg1: memref<f32>, %arg2: f32) -> (memref<f32>, f32) {
    %alloc = memref.alloc() : memref<f32>
    %0 = arith.select %arg0, %arg1, %alloc : memref<f32>
    memref.dealloc %alloc : memref<f32>
    %1 = arith.addf %arg2, %arg2 : f32
    return %0, %1 : memref<f32>, f32
  }
  func.func @realloc(%arg0: index, %arg1: f32) -> f32 {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = arith.addf %arg1, %arg1 : f32
    %1 = memref.realloc %alloc : memref<?xf32> to memref<8xf32>
    %2 = arith.mulf %0, %arg1 : f32
    memref.dealloc %1 : memref<8xf32>
    return %2 : f32
  }
  func.func @token(%arg0: f32) {
    %0 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%0] () : memref<f32>
    %1 = gpu.memset async [%asyncToken] %memref, %arg0 : memref<f32>, f32
    %2 = arith.addf %arg0, %arg0 : f32
    %3 = gpu.wait async [%1]
    %4 = gpu.dealloc async [%3] %memref : memref<f32>
    %5 = arith.mulf %arg0, %arg0 : f32
    gpu.wait [%4]
    return
  }
}

