module {
  memref.global "private" @g : memref<2xf32>
  func.func @global() -> memref<2xf32> {
    %false = arith.constant false
    %0 = memref.get_global @g : memref<2xf32>
    %1 = scf.if %false -> (memref<2xf32>) {
      scf.yield %0 : memref<2xf32>
    } else {
      %3 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
      scf.yield %3 : memref<2xf32>
    }
    %true = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer : memref<f32>) if (%true) retain (%1 : memref<2xf32>)
    return %1 : memref<2xf32>
  }
}

