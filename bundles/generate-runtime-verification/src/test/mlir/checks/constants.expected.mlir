#map = affine_map<()[s0, s1] -> (s0 * 4 + s1)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1 * 2 + 2)>
module {
  func.func @a(%arg0: memref<f32>, %arg1: memref<4x5xf32>, %arg2: memref<4x?xf32>) {
    %0 = memref.load %arg0[] : memref<f32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %true = arith.constant true
    %true_1 = arith.constant true
    %c1_2 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %true_3 = arith.constant true
    %true_4 = arith.constant true
    cf.assert %true, "ERROR: Runtime op verification failed\0A%11 = \22memref.load\22(%arg1, %1, %1) : (memref<4x5xf32>, index, index) -> f32\0A^ out-of-bounds access\0ALocation: loc(\22checks\22:4:1)"
    %1 = memref.load %arg1[%c1, %c1] : memref<4x5xf32>
    %c0_5 = arith.constant 0 : index
    %c0_6 = arith.constant 0 : index
    %c4_7 = arith.constant 4 : index
    %true_8 = arith.constant true
    %true_9 = arith.constant true
    %c1_10 = arith.constant 1 : index
    %dim = memref.dim %arg2, %c1_10 : memref<4x?xf32>
    %true_11 = arith.constant true
    %2 = arith.cmpi sgt, %dim, %c1 : index
    %3 = arith.andi %2, %true_11 : i1
    %4 = arith.andi %3, %true_8 : i1
    cf.assert %4, "ERROR: Runtime op verification failed\0A%23 = \22memref.load\22(%arg2, %1, %1) : (memref<4x?xf32>, index, index) -> f32\0A^ out-of-bounds access\0ALocation: loc(\22checks\22:5:1)"
    %5 = memref.load %arg2[%c1, %c1] : memref<4x?xf32>
    %subview = memref.subview %arg1[1, 1] [2, 2] [1, 1] : memref<4x5xf32> to memref<2x2xf32, strided<[5, 1], offset: 6>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<4x5xf32> -> memref<f32>, index, index, index, index, index
    %c0_12 = arith.constant 0 : index
    %c25 = arith.constant 25 : index
    %base_buffer_13, %offset_14, %sizes_15:2, %strides_16:2 = memref.extract_strided_metadata %subview : memref<2x2xf32, strided<[5, 1], offset: 6>> -> memref<f32>, index, index, index, index, index
    %c6 = arith.constant 6 : index
    %c18 = arith.constant 18 : index
    %true_17 = arith.constant true
    %true_18 = arith.constant true
    cf.assert %true_17, "ERROR: Runtime op verification failed\0A%24 = \22memref.subview\22(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x5xf32>) -> memref<2x2xf32, strided<[5, 1], offset: 6>>\0A^ subview is out-of-bounds of the base memref\0ALocation: loc(\22checks\22:6:1)"
    %subview_19 = memref.subview %arg2[1, 1] [2, 2] [1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
    %base_buffer_20, %offset_21, %sizes_22:2, %strides_23:2 = memref.extract_strided_metadata %arg2 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %c0_24 = arith.constant 0 : index
    %6 = affine.apply #map()[%strides_23#0, %sizes_22#1]
    %base_buffer_25, %offset_26, %sizes_27:2, %strides_28:2 = memref.extract_strided_metadata %subview_19 : memref<2x2xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %7 = affine.apply #map1()[%offset_26, %strides_28#0]
    %8 = arith.cmpi sge, %offset_26, %c0_24 : index
    %9 = arith.cmpi sle, %7, %6 : index
    %10 = arith.andi %8, %9 : i1
    cf.assert %10, "ERROR: Runtime op verification failed\0A%33 = \22memref.subview\22(%arg2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<4x?xf32>) -> memref<2x2xf32, strided<[?, 1], offset: ?>>\0A^ subview is out-of-bounds of the base memref\0ALocation: loc(\22checks\22:7:1)"
    return
  }
}

