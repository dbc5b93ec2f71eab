module {
  func.func @dyn(%arg0: index, %arg1: index, %arg2: f32, %arg3: index) -> memref<?xf32> {
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    memref.store %arg2, %alloc[%arg3] : memref<?xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<?xf32>
    %0 = arith.cmpi ult, %dim, %arg1 : index
    %1:2 = scf.if %0 -> (memref<?xf32>, i1) {
      %true_9 = arith.constant true
      %false_10 = arith.constant false
      %alloc_11 = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc_11[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %alloc, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %alloc_11 : memref<?xf32> -> memref<f32>, index, index, index
      %4 = bufferization.dealloc (%base_buffer_12 : memref<f32>) if (%true_9) retain (%alloc_11 : memref<?xf32>)
      scf.yield %alloc_11, %4 : memref<?xf32>, i1
    } else {
      %false_9 = arith.constant false
      %false_10 = arith.constant false
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
      %4 = bufferization.dealloc retain (%reinterpret_cast : memref<?xf32>)
      scf.yield %reinterpret_cast, %4 : memref<?xf32>, i1
    }
    %2 = scf.if %1#1 -> (memref<?xf32>) {
      scf.yield %1#0 : memref<?xf32>
    } else {
      %4 = bufferization.clone %1#0 : memref<?xf32> to memref<?xf32>
      scf.yield %4 : memref<?xf32>
    }
    %true_0 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %1#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %2 : memref<?xf32> -> memref<f32>, index, index, index
    %3 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%true, %1#1, %true_0) retain (%2 : memref<?xf32>)
    return %2 : memref<?xf32>
  }
  func.func @stat() -> memref<32xf32> {
    %false = arith.constant false
    %false_0 = arith.constant false
    %false_1 = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc() : memref<4xf32>
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %0 = arith.cmpi ult, %c4, %c8 : index
    %1:2 = scf.if %0 -> (memref<8xf32>, i1) {
      %true_21 = arith.constant true
      %false_22 = arith.constant false
      %alloc_23 = memref.alloc() {alignment = 16 : i64} : memref<8xf32>
      %subview = memref.subview %alloc_23[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
      memref.copy %alloc, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
      %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %alloc_23 : memref<8xf32> -> memref<f32>, index, index, index
      %8 = bufferization.dealloc (%base_buffer_24 : memref<f32>) if (%true_21) retain (%alloc_23 : memref<8xf32>)
      scf.yield %alloc_23, %8 : memref<8xf32>, i1
    } else {
      %false_21 = arith.constant false
      %false_22 = arith.constant false
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [8], strides: [1] : memref<4xf32> to memref<8xf32>
      %8 = bufferization.dealloc retain (%reinterpret_cast : memref<8xf32>)
      scf.yield %reinterpret_cast, %8 : memref<8xf32>, i1
    }
    %c8_2 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %2 = arith.cmpi ult, %c8_2, %c16 : index
    %3:2 = scf.if %2 -> (memref<16xf32>, i1) {
      %true_21 = arith.constant true
      %false_22 = arith.constant false
      %alloc_23 = memref.alloc() : memref<16xf32>
      %subview = memref.subview %alloc_23[0] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1]>>
      memref.copy %1#0, %subview : memref<8xf32> to memref<8xf32, strided<[1]>>
      %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %alloc_23 : memref<16xf32> -> memref<f32>, index, index, index
      %8 = bufferization.dealloc (%base_buffer_24 : memref<f32>) if (%true_21) retain (%alloc_23 : memref<16xf32>)
      scf.yield %alloc_23, %8 : memref<16xf32>, i1
    } else {
      %false_21 = arith.constant false
      %false_22 = arith.constant false
      %reinterpret_cast = memref.reinterpret_cast %1#0 to offset: [0], sizes: [16], strides: [1] : memref<8xf32> to memref<16xf32>
      %8 = bufferization.dealloc retain (%reinterpret_cast : memref<16xf32>)
      scf.yield %reinterpret_cast, %8 : memref<16xf32>, i1
    }
    %c16_3 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %4 = arith.cmpi ult, %c16_3, %c32 : index
    %5:2 = scf.if %4 -> (memref<32xf32>, i1) {
      %true_21 = arith.constant true
      %false_22 = arith.constant false
      %alloc_23 = memref.alloc() : memref<32xf32>
      %subview = memref.subview %alloc_23[0] [16] [1] : memref<32xf32> to memref<16xf32, strided<[1]>>
      memref.copy %3#0, %subview : memref<16xf32> to memref<16xf32, strided<[1]>>
      %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %alloc_23 : memref<32xf32> -> memref<f32>, index, index, index
      %8 = bufferization.dealloc (%base_buffer_24 : memref<f32>) if (%true_21) retain (%alloc_23 : memref<32xf32>)
      scf.yield %alloc_23, %8 : memref<32xf32>, i1
    } else {
      %false_21 = arith.constant false
      %false_22 = arith.constant false
      %reinterpret_cast = memref.reinterpret_cast %3#0 to offset: [0], sizes: [32], strides: [1] : memref<16xf32> to memref<32xf32>
      %8 = bufferization.dealloc retain (%reinterpret_cast : memref<32xf32>)
      scf.yield %reinterpret_cast, %8 : memref<32xf32>, i1
    }
    %6 = scf.if %5#1 -> (memref<32xf32>) {
      scf.yield %5#0 : memref<32xf32>
    } else {
      %8 = bufferization.clone %5#0 : memref<32xf32> to memref<32xf32>
      scf.yield %8 : memref<32xf32>
    }
    %true_4 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1#0 : memref<8xf32> -> memref<f32>, index, index, index
    %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %3#0 : memref<16xf32> -> memref<f32>, index, index, index
    %base_buffer_13, %offset_14, %sizes_15, %strides_16 = memref.extract_strided_metadata %5#0 : memref<32xf32> -> memref<f32>, index, index, index
    %base_buffer_17, %offset_18, %sizes_19, %strides_20 = memref.extract_strided_metadata %6 : memref<32xf32> -> memref<f32>, index, index, index
    %7 = bufferization.dealloc (%base_buffer, %base_buffer_5, %base_buffer_9, %base_buffer_13, %base_buffer_17 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%true, %1#1, %3#1, %5#1, %true_4) retain (%6 : memref<32xf32>)
    return %6 : memref<32xf32>
  }
  func.func @loop(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> memref<?xf32> {
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0:2 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %alloc, %arg7 = %false) -> (memref<?xf32>, i1) {
      %false_9 = arith.constant false
      %c0 = arith.constant 0 : index
      %dim = memref.dim %arg6, %c0 : memref<?xf32>
      %3 = arith.cmpi ult, %dim, %arg5 : index
      %4:2 = scf.if %3 -> (memref<?xf32>, i1) {
        %true_18 = arith.constant true
        %false_19 = arith.constant false
        %alloc_20 = memref.alloc(%arg5) : memref<?xf32>
        %subview = memref.subview %alloc_20[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
        memref.copy %arg6, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
        %base_buffer_21, %offset_22, %sizes_23, %strides_24 = memref.extract_strided_metadata %alloc_20 : memref<?xf32> -> memref<f32>, index, index, index
        %6 = bufferization.dealloc (%base_buffer_21 : memref<f32>) if (%true_18) retain (%alloc_20 : memref<?xf32>)
        scf.yield %alloc_20, %6 : memref<?xf32>, i1
      } else {
        %false_18 = arith.constant false
        %false_19 = arith.constant false
        %reinterpret_cast = memref.reinterpret_cast %arg6 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xf32> to memref<?xf32>
        %6 = bufferization.dealloc retain (%reinterpret_cast : memref<?xf32>)
        scf.yield %reinterpret_cast, %6 : memref<?xf32>, i1
      }
      memref.store %arg4, %4#0[%arg1] : memref<?xf32>
      %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %arg6 : memref<?xf32> -> memref<f32>, index, index, index
      %base_buffer_14, %offset_15, %sizes_16, %strides_17 = memref.extract_strided_metadata %4#0 : memref<?xf32> -> memref<f32>, index, index, index
      %5 = bufferization.dealloc (%base_buffer_10, %base_buffer_14 : memref<f32>, memref<f32>) if (%arg7, %4#1) retain (%4#0 : memref<?xf32>)
      scf.yield %4#0, %5 : memref<?xf32>, i1
    }
    %1 = scf.if %0#1 -> (memref<?xf32>) {
      scf.yield %0#0 : memref<?xf32>
    } else {
      %3 = bufferization.clone %0#0 : memref<?xf32> to memref<?xf32>
      scf.yield %3 : memref<?xf32>
    }
    %true_0 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0#0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
    %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%true, %0#1, %true_0) retain (%1 : memref<?xf32>)
    return %1 : memref<?xf32>
  }
  func.func @arg(%arg0: memref<?xf32>, %arg1: index) -> f32 {
    %false = arith.constant false
    %false_0 = arith.constant false
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0_1 : memref<?xf32>
    %0 = arith.cmpi ult, %dim, %arg1 : index
    %1:2 = scf.if %0 -> (memref<?xf32>, i1) {
      %true = arith.constant true
      %false_6 = arith.constant false
      %alloc = memref.alloc(%arg1) : memref<?xf32>
      %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
      %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
      %3 = bufferization.dealloc (%base_buffer_7 : memref<f32>) if (%true) retain (%alloc : memref<?xf32>)
      scf.yield %alloc, %3 : memref<?xf32>, i1
    } else {
      %false_6 = arith.constant false
      %false_7 = arith.constant false
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
      %3 = bufferization.dealloc retain (%reinterpret_cast : memref<?xf32>)
      scf.yield %reinterpret_cast, %3 : memref<?xf32>, i1
    }
    %2 = memref.load %1#0[%c0] : memref<?xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %1#0 : memref<?xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%false_0, %1#1)
    return %2 : f32
  }
  func.func @space(%arg0: index) -> memref<?xf32, 3> {
    %false = arith.constant false
    %true = arith.constant true
    %alloc = memref.alloc(%arg0) : memref<?xf32, 3>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<?xf32, 3>
    %0 = arith.cmpi ult, %dim, %arg0 : index
    %1:2 = scf.if %0 -> (memref<?xf32, 3>, i1) {
      %true_9 = arith.constant true
      %false_10 = arith.constant false
      %alloc_11 = memref.alloc(%arg0) : memref<?xf32, 3>
      %subview = memref.subview %alloc_11[0] [%dim] [1] : memref<?xf32, 3> to memref<?xf32, strided<[1]>, 3>
      memref.copy %alloc, %subview : memref<?xf32, 3> to memref<?xf32, strided<[1]>, 3>
      %base_buffer_12, %offset_13, %sizes_14, %strides_15 = memref.extract_strided_metadata %alloc_11 : memref<?xf32, 3> -> memref<f32, 3>, index, index, index
      %4 = bufferization.dealloc (%base_buffer_12 : memref<f32, 3>) if (%true_9) retain (%alloc_11 : memref<?xf32, 3>)
      scf.yield %alloc_11, %4 : memref<?xf32, 3>, i1
    } else {
      %false_9 = arith.constant false
      %false_10 = arith.constant false
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%arg0], strides: [1] : memref<?xf32, 3> to memref<?xf32, 3>
      %4 = bufferization.dealloc retain (%reinterpret_cast : memref<?xf32, 3>)
      scf.yield %reinterpret_cast, %4 : memref<?xf32, 3>, i1
    }
    %2 = scf.if %1#1 -> (memref<?xf32, 3>) {
      scf.yield %1#0 : memref<?xf32, 3>
    } else {
      %4 = bufferization.clone %1#0 : memref<?xf32, 3> to memref<?xf32, 3>
      scf.yield %4 : memref<?xf32, 3>
    }
    %true_0 = arith.constant true
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32, 3> -> memref<f32, 3>, index, index, index
    %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %1#0 : memref<?xf32, 3> -> memref<f32, 3>, index, index, index
    %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %2 : memref<?xf32, 3> -> memref<f32, 3>, index, index, index
    %3 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32, 3>, memref<f32, 3>, memref<f32, 3>) if (%true, %1#1, %true_0) retain (%2 : memref<?xf32, 3>)
    return %2 : memref<?xf32, 3>
  }
}

