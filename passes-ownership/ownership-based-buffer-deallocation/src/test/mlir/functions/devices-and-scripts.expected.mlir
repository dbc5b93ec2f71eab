module attributes {transform.with_named_sequence} {
  gpu.module @kernels {
    gpu.func @copy(%arg0: memref<4xf32>) {
      %alloc = memref.alloc() : memref<4xf32>
      memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
      gpu.return
    }
  }
  transform.named_sequence @main(%arg0: !transform.any_op {transform.readonly}) {
    transform.apply_patterns to %arg0 {
      transform.apply_patterns.vector.lower_contraction
    } : !transform.any_op
    transform.yield 
  }
  func.func @host(%arg0: memref<4xf32>) {
    %true = arith.constant true
    %false = arith.constant false
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true)
    return
  }
}

