module {
  func.func @dynamic_allocation(%arg0: index, %arg1: index) -> memref<?x?xf32> {
    %alloc = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    return %alloc : memref<?x?xf32>
  }
  func.func @reuseTarget(%arg0: memref<2xf32>) -> memref<2xf32> {
    %alloc = memref.alloc() : memref<2xf32>
    test.region_buffer_based in(%arg0 : memref<2xf32>) out(%alloc : memref<2xf32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      %0 = arith.addf %arg1, %arg1 : f32
      test.region_yield %0 : f32
    }
    return %alloc : memref<2xf32>
  }
}

