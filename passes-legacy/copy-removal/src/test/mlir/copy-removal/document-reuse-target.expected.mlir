module {
  func.func @reuseTarget(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
    test.region_buffer_based in(%arg0 : memref<2xf32>) out(%arg1 : memref<2xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %0 = arith.addf %arg2, %arg2 : f32
      test.region_yield %0 : f32
    }
    return
  }
  func.func @func_on_buffers(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    test.buffer_based in(%arg0 : memref<4xf32>) out(%arg1 : memref<4xf32>)
    return
  }
}

