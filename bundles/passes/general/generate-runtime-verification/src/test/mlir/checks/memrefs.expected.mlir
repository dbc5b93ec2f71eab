module {
  func.func @a(%arg0: memref<?x4xf32, strided<[?, 1], offset: ?>>, %arg1: memref<*xf32>, %arg2: index, %arg3: f32, %arg4: memref<8xf32>) -> f32 {
    %cast = memref.cast %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
    %c3 = arith.constant 3 : index
    %0 = arith.cmpi eq, %dim, %c3 : index
    cf.assert %0, "ERROR: Runtime op verification failed\0A%6 = \22memref.cast\22(%arg0) : (memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<3x4xf32, strided<[4, 1]>>\0A^ size mismatch of dim 0\0ALocation: loc(\22checks\22:2:1)"
    %c0_0 = arith.constant 0 : index
    %1 = arith.cmpi eq, %offset, %c0_0 : index
    cf.assert %1, "ERROR: Runtime op verification failed\0A%8 = \22memref.cast\22(%arg0) : (memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<3x4xf32, strided<[4, 1]>>\0A^ offset mismatch\0ALocation: loc(\22checks\22:2:1)"
    %c4 = arith.constant 4 : index
    %2 = arith.cmpi eq, %strides#0, %c4 : index
    cf.assert %2, "ERROR: Runtime op verification failed\0A%10 = \22memref.cast\22(%arg0) : (memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<3x4xf32, strided<[4, 1]>>\0A^ stride mismatch of dim 0\0ALocation: loc(\22checks\22:2:1)"
    %c1 = arith.constant 1 : index
    %3 = arith.cmpi eq, %strides#1, %c1 : index
    cf.assert %3, "ERROR: Runtime op verification failed\0A%12 = \22memref.cast\22(%arg0) : (memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<3x4xf32, strided<[4, 1]>>\0A^ stride mismatch of dim 1\0ALocation: loc(\22checks\22:2:1)"
    %cast_1 = memref.cast %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<3x4xf32, strided<[4, 1]>>
    %4 = memref.rank %arg1 : memref<*xf32>
    %c2 = arith.constant 2 : index
    %5 = arith.cmpi eq, %4, %c2 : index
    cf.assert %5, "ERROR: Runtime op verification failed\0A%16 = \22memref.cast\22(%arg1) : (memref<*xf32>) -> memref<?x4xf32, strided<[9, ?], offset: 5>>\0A^ rank mismatch\0ALocation: loc(\22checks\22:3:1)"
    %cast_2 = memref.cast %arg1 : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %base_buffer_3, %offset_4, %sizes_5:2, %strides_6:2 = memref.extract_strided_metadata %cast_2 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %c1_7 = arith.constant 1 : index
    %dim_8 = memref.dim %arg1, %c1_7 : memref<*xf32>
    %c4_9 = arith.constant 4 : index
    %6 = arith.cmpi eq, %dim_8, %c4_9 : index
    cf.assert %6, "ERROR: Runtime op verification failed\0A%22 = \22memref.cast\22(%arg1) : (memref<*xf32>) -> memref<?x4xf32, strided<[9, ?], offset: 5>>\0A^ size mismatch of dim 1\0ALocation: loc(\22checks\22:3:1)"
    %c5 = arith.constant 5 : index
    %7 = arith.cmpi eq, %offset_4, %c5 : index
    cf.assert %7, "ERROR: Runtime op verification failed\0A%24 = \22memref.cast\22(%arg1) : (memref<*xf32>) -> memref<?x4xf32, strided<[9, ?], offset: 5>>\0A^ offset mismatch\0ALocation: loc(\22checks\22:3:1)"
    %c9 = arith.constant 9 : index
    %8 = arith.cmpi eq, %strides_6#0, %c9 : index
    cf.assert %8, "ERROR: Runtime op verification failed\0A%26 = \22memref.cast\22(%arg1) : (memref<*xf32>) -> memref<?x4xf32, strided<[9, ?], offset: 5>>\0A^ stride mismatch of dim 0\0ALocation: loc(\22checks\22:3:1)"
    %cast_10 = memref.cast %arg1 : memref<*xf32> to memref<?x4xf32, strided<[9, ?], offset: 5>>
    %cast_11 = memref.cast %cast_1 : memref<3x4xf32, strided<[4, 1]>> to memref<*xf32>
    %c0_12 = arith.constant 0 : index
    %c0_13 = arith.constant 0 : index
    %dim_14 = memref.dim %cast_10, %c0_13 : memref<?x4xf32, strided<[9, ?], offset: 5>>
    %9 = arith.cmpi sge, %arg2, %c0_12 : index
    %10 = arith.cmpi slt, %arg2, %dim_14 : index
    %11 = arith.andi %9, %10 : i1
    %c1_15 = arith.constant 1 : index
    %c4_16 = arith.constant 4 : index
    %12 = arith.cmpi sge, %arg2, %c0_12 : index
    %13 = arith.cmpi slt, %arg2, %c4_16 : index
    %14 = arith.andi %12, %13 : i1
    %15 = arith.andi %11, %14 : i1
    cf.assert %15, "ERROR: Runtime op verification failed\0A%40 = \22memref.load\22(%26, %arg2, %arg2) : (memref<?x4xf32, strided<[9, ?], offset: 5>>, index, index) -> f32\0A^ out-of-bounds access\0ALocation: loc(\22checks\22:5:1)"
    %16 = memref.load %cast_10[%arg2, %arg2] : memref<?x4xf32, strided<[9, ?], offset: 5>>
    %c0_17 = arith.constant 0 : index
    %c0_18 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %17 = arith.cmpi sge, %arg2, %c0_17 : index
    %18 = arith.cmpi slt, %arg2, %c8 : index
    %19 = arith.andi %17, %18 : i1
    cf.assert %19, "ERROR: Runtime op verification failed\0A\22memref.store\22(%arg3, %arg4, %arg2) : (f32, memref<8xf32>, index) -> ()\0A^ out-of-bounds access\0ALocation: loc(\22checks\22:6:1)"
    memref.store %arg3, %arg4[%arg2] : memref<8xf32>
    %dim_19 = memref.dim %arg0, %arg2 : memref<?x4xf32, strided<[?, 1], offset: ?>>
    %dim_20 = memref.dim %arg1, %arg2 : memref<*xf32>
    return %16 : f32
  }
  func.func @b(%arg0: memref<?x4xf32>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
    %c10 = arith.constant 10 : index
    %0 = arith.remsi %dim, %c10 : index
    %c0_0 = arith.constant 0 : index
    %1 = arith.cmpi eq, %0, %c0_0 : index
    cf.assert %1, "ERROR: Runtime op verification failed\0A%6 = \22memref.expand_shape\22(%arg0, %arg1) <{reassociation = [[0, 1, 2], [3]], static_output_shape = array<i64: -9223372036854775808, 2, 5, 4>}> : (memref<?x4xf32>, index) -> memref<?x2x5x4xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22checks\22:14:1)"
    %c1 = arith.constant 1 : index
    %dim_1 = memref.dim %arg0, %c1 : memref<?x4xf32>
    %c4 = arith.constant 4 : index
    %2 = arith.remsi %dim_1, %c4 : index
    %c0_2 = arith.constant 0 : index
    %3 = arith.cmpi eq, %2, %c0_2 : index
    cf.assert %3, "ERROR: Runtime op verification failed\0A%12 = \22memref.expand_shape\22(%arg0, %arg1) <{reassociation = [[0, 1, 2], [3]], static_output_shape = array<i64: -9223372036854775808, 2, 5, 4>}> : (memref<?x4xf32>, index) -> memref<?x2x5x4xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22checks\22:14:1)"
    %expand_shape = memref.expand_shape %arg0 [[0, 1, 2], [3]] output_shape [%arg1, 2, 5, 4] : memref<?x4xf32> into memref<?x2x5x4xf32>
    %collapse_shape = memref.collapse_shape %expand_shape [[0, 1], [2, 3]] : memref<?x2x5x4xf32> into memref<?x20xf32>
    memref.copy %arg0, %arg0 : memref<?x4xf32> to memref<?x4xf32>
    return
  }
}

