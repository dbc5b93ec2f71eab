module {
  func.func @waits(%arg0: index) -> memref<?xf32> {
    %0 = gpu.wait async
    %1 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%0, %1] (%arg0) : memref<?xf32>
    gpu.wait [%asyncToken]
    return %memref : memref<?xf32>
  }
  func.func @launch(%arg0: index, %arg1: memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %c1, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %c1, %arg12 = %arg0, %arg13 = %c1) {
      memref.store %arg2, %arg1[%c0] : memref<?xindex>
      gpu.barrier
      memref.store %c0, %arg1[%arg6] : memref<?xindex>
      gpu.barrier
      memref.store %arg11, %arg1[%arg10] : memref<?xindex>
      gpu.terminator
    }
    return
  }
  func.func @copies(%arg0: memref<8xf32>) -> memref<8xf32> {
    %0 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%0] () : memref<8xf32>
    %1 = gpu.dealloc async [%asyncToken] %memref : memref<8xf32>
    %alloc = memref.alloc() : memref<8xf32>
    gpu.memcpy  %alloc, %arg0 : memref<8xf32>, memref<8xf32>
    %2 = gpu.memcpy async [%1] %arg0, %alloc : memref<8xf32>, memref<8xf32>
    gpu.wait [%2]
    return %alloc : memref<8xf32>
  }
  func.func @sizes(%arg0: index, %arg1: index) -> (index, index, index) {
    %c4 = arith.constant 4 : index
    return %arg0, %c4, %arg1 : index, index, index
  }
}

