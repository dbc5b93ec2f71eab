// RUN: --canonicalize
// "Canonicalization of the Source Buffer of the Clone Operation": the source serves.
func.func @dynamic_allocation(%arg0: index, %arg1: index) -> memref<?x?xf32> {
  %1 = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
  %2 = bufferization.clone %1 : memref<?x?xf32> to memref<?x?xf32>
  memref.dealloc %1 : memref<?x?xf32>
  return %2 : memref<?x?xf32>
}

// "Canonicalization of the Target Buffer of the Clone Operation": what is written to %temp is the result. The document names
// an argument like the clone; here the clone is returned.
func.func @reuseTarget(%arg0: memref<2xf32>) -> memref<2xf32> {
  %temp = memref.alloc() : memref<2xf32>
  test.region_buffer_based in(%arg0 : memref<2xf32>) out(%temp : memref<2xf32>) {
  ^bb0(%gen2_arg0: f32, %gen2_arg1: f32):
    %tmp2 = arith.addf %gen2_arg0, %gen2_arg0 : f32
    test.region_yield %tmp2 : f32
  }
  %result = bufferization.clone %temp : memref<2xf32> to memref<2xf32>
  memref.dealloc %temp : memref<2xf32>
  return %result : memref<2xf32>
}
