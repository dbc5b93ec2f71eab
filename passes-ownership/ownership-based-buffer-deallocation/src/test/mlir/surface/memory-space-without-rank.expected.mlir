module {
  func.func @unrankedspace(%arg0: memref<*xf32, 2>, %arg1: i1) -> memref<*xf32, 2> {
    %false = arith.constant false
    %false_0 = arith.constant false
    %0:2 = scf.if %arg1 -> (memref<*xf32, 2>, i1) {
      %false_7 = arith.constant false
      %3 = bufferization.dealloc retain (%arg0 : memref<*xf32, 2>)
      scf.yield %arg0, %3 : memref<*xf32, 2>, i1
    } else {
      %true_7 = arith.constant true
      %alloc = memref.alloc() : memref<f32, 2>
      %cast = memref.cast %alloc : memref<f32, 2> to memref<*xf32, 2>
      %base_buffer_8, %offset_9 = memref.extract_strided_metadata %alloc : memref<f32, 2> -> memref<f32, 2>, index
      %3 = bufferization.dealloc (%base_buffer_8 : memref<f32, 2>) if (%true_7) retain (%cast : memref<*xf32, 2>)
      scf.yield %cast, %3 : memref<*xf32, 2>, i1
    }
    %1 = scf.if %0#1 -> (memref<*xf32, 2>) {
      scf.yield %0#0 : memref<*xf32, 2>
    } else {
      %3 = bufferization.clone %0#0 : memref<*xf32, 2> to memref<*xf32, 2>
      scf.yield %3 : memref<*xf32, 2>
    }
    %true = arith.constant true
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<*xf32, 2> to memref<f32, strided<[]>, 2>
    %base_buffer, %offset = memref.extract_strided_metadata %reinterpret_cast : memref<f32, strided<[]>, 2> -> memref<f32, 2>, index
    %reinterpret_cast_1 = memref.reinterpret_cast %0#0 to offset: [0], sizes: [], strides: [] : memref<*xf32, 2> to memref<f32, strided<[]>, 2>
    %base_buffer_2, %offset_3 = memref.extract_strided_metadata %reinterpret_cast_1 : memref<f32, strided<[]>, 2> -> memref<f32, 2>, index
    %reinterpret_cast_4 = memref.reinterpret_cast %1 to offset: [0], sizes: [], strides: [] : memref<*xf32, 2> to memref<f32, strided<[]>, 2>
    %base_buffer_5, %offset_6 = memref.extract_strided_metadata %reinterpret_cast_4 : memref<f32, strided<[]>, 2> -> memref<f32, 2>, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_2, %base_buffer_5 : memref<f32, 2>, memref<f32, 2>, memref<f32, 2>) if (%false_0, %0#1, %true) retain (%1 : memref<*xf32, 2>)
    return %1 : memref<*xf32, 2>
  }
}

