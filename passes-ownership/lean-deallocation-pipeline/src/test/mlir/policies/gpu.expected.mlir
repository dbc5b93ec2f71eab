module {
  func.func @plain(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %memref = gpu.alloc  () : memref<4xf32>
    memref.store %arg0, %memref[%c0] : memref<4xf32>
    %0 = memref.load %memref[%c0] : memref<4xf32>
    gpu.dealloc  %memref : memref<4xf32>
    return %0 : f32
  }
  func.func @loop(%arg0: index, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %memref = gpu.alloc  () : memref<4xf32>
    memref.store %arg1, %memref[%c0] : memref<4xf32>
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %memref) -> (memref<4xf32>) {
      %2 = memref.load %arg3[%c0] : memref<4xf32>
      gpu.dealloc  %arg3 : memref<4xf32>
      %memref_0 = gpu.alloc  () : memref<4xf32>
      memref.store %2, %memref_0[%c0] : memref<4xf32>
      scf.yield %memref_0 : memref<4xf32>
    }
    %1 = memref.load %0[%c0] : memref<4xf32>
    gpu.dealloc  %0 : memref<4xf32>
    return %1 : f32
  }
  func.func @mixed(%arg0: i1, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = scf.if %arg0 -> (memref<4xf32>) {
      %memref = gpu.alloc  () : memref<4xf32>
      memref.store %arg1, %memref[%c0] : memref<4xf32>
      %2 = bufferization.clone %memref : memref<4xf32> to memref<4xf32>
      gpu.dealloc  %memref : memref<4xf32>
      scf.yield %2 : memref<4xf32>
    } else {
      %alloc = memref.alloc() : memref<4xf32>
      memref.store %arg1, %alloc[%c0] : memref<4xf32>
      scf.yield %alloc : memref<4xf32>
    }
    %1 = memref.load %0[%c0] : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return %1 : f32
  }
}

