// RUN: 
// Operations on buffers.
func.func @f(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i32) {
  %alloc = memref.alloc() : memref<2xf32>
  test.buffer_based in(%arg0 : memref<2xf32>) out(%alloc : memref<2xf32>)
  test.region_buffer_based in(%alloc : memref<2xf32>) out(%arg0 : memref<2xf32>) {
  ^bb0(%arg3: f32, %arg4: f32):
    %alloc_0 = memref.alloc() : memref<2xf32>
    test.copy(%alloc, %alloc_0) : (memref<2xf32>, memref<2xf32>)
    test.region_yield %arg3 : f32
  }
  test.copy(%alloc, %arg0) : (memref<2xf32>, memref<2xf32>)
  return
}
