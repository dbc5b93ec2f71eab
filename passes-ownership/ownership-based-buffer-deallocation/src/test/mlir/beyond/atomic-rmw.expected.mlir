module {
  func.func @region(%arg0: index) -> f32 {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xf32>
    %0 = memref.generic_atomic_rmw %alloc[%arg0] : memref<2xf32> {
    ^bb0(%arg1: f32):
      %1 = arith.addf %arg1, %arg1 : f32
      memref.atomic_yield %1 : f32
    }
    bufferization.dealloc (%alloc : memref<2xf32>) if (%true)
    return %0 : f32
  }
}

