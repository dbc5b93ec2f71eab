// RUN: --copy-removal
// REFERENCE: has no such pass any more
// "Reusing the Target Buffer of the Copy Operation"
func.func @reuseTarget(%arg0: memref<2xf32>, %result: memref<2xf32>) {
  %temp = memref.alloc() : memref<2xf32>
  test.region_buffer_based in(%arg0 : memref<2xf32>) out(%temp : memref<2xf32>) {
  ^bb0(%gen2_arg0: f32, %gen2_arg1: f32):
    %tmp2 = arith.addf %gen2_arg0, %gen2_arg0 : f32
    test.region_yield %tmp2 : f32
  }
  test.copy(%temp, %result) : (memref<2xf32>, memref<2xf32>)
  memref.dealloc %temp : memref<2xf32>
  return
}

// The example at the start of the document.
func.func @func_on_buffers(%source: memref<4xf32>, %target: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  test.buffer_based in(%source : memref<4xf32>) out(%0 : memref<4xf32>)
  test.copy(%0, %target) : (memref<4xf32>, memref<4xf32>)
  memref.dealloc %0 : memref<4xf32>
  return
}
