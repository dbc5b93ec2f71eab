module {
  func.func @chain(%arg0: memref<4xf32>) {
    %0 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%0] () : memref<4xf32>
    %1 = gpu.memcpy async [%asyncToken] %memref, %arg0 : memref<4xf32>, memref<4xf32>
    %2 = gpu.memcpy async [%1] %arg0, %memref : memref<4xf32>, memref<4xf32>
    gpu.wait [%2]
    gpu.dealloc  %memref : memref<4xf32>
    return
  }
  func.func @host_goes_on(%arg0: memref<4xf32>, %arg1: f32) {
    %c0 = arith.constant 0 : index
    %0 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%0] () : memref<4xf32>
    %1 = gpu.memcpy async [%asyncToken] %arg0, %memref : memref<4xf32>, memref<4xf32>
    memref.store %arg1, %arg0[%c0] : memref<4xf32>
    gpu.wait [%1]
    gpu.dealloc  %memref : memref<4xf32>
    memref.store %arg1, %arg0[%c0] : memref<4xf32>
    return
  }
  func.func @returns_token(%arg0: memref<4xf32>) -> !gpu.async.token {
    %0 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%0] () : memref<4xf32>
    %1 = gpu.memcpy async [%asyncToken] %arg0, %memref : memref<4xf32>, memref<4xf32>
    return %1 : !gpu.async.token
  }
}

