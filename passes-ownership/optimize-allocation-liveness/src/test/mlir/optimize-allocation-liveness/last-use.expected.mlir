module {
  func.func @last_use(%arg0: index, %arg1: i1, %arg2: index, %arg3: index, %arg4: f32) -> f32 {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    memref.copy %alloc, %alloc_0 : memref<?xf32> to memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    scf.if %arg1 {
      scf.for %arg5 = %arg2 to %arg0 step %arg3 {
        memref.store %arg4, %alloc_0[%arg5] : memref<?xf32>
      }
    }
    memref.dealloc %alloc_0 : memref<?xf32>
    %0 = arith.addf %arg4, %arg4 : f32
    return %0 : f32
  }
  func.func @nested(%arg0: i1, %arg1: f32) {
    scf.if %arg0 {
      %alloc = memref.alloc() : memref<f32>
      memref.store %arg1, %alloc[] : memref<f32>
      memref.dealloc %alloc : memref<f32>
      %0 = arith.addf %arg1, %arg1 : f32
    }
    return
  }
  func.func private @make() -> memref<f32>
  func.func @other_allocations(%arg0: memref<f32>, %arg1: f32) {
    %0 = bufferization.clone %arg0 : memref<f32> to memref<f32>
    %1 = call @make() : () -> memref<f32>
    memref.copy %0, %1 : memref<f32> to memref<f32>
    memref.dealloc %0 : memref<f32>
    %2 = arith.addf %arg1, %arg1 : f32
    memref.dealloc %1 : memref<f32>
    return
  }
}

