#map = affine_map<()[s0] -> (s0 + 2)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 + (s1 - 1) * s2)>
#map2 = affine_map<()[s0, s1, s2] -> (s0 + (s1 - 1) * s2 + 3)>
#map3 = affine_map<()[s0, s1] -> (s0 + s1)>
#map4 = affine_map<()[s0, s1] -> (s0 + s1 + 1)>
#map5 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
#map6 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 3 + s2 - 1)>
#map7 = affine_map<()[s0] -> (-s0 + 6)>
#map8 = affine_map<()[s0] -> (s0 - 1)>
module {
  func.func @lastElement(%arg0: memref<6xf32>) {
    %c3 = arith.constant 3 : index
    %subview = memref.subview %arg0[%c3] [2] [2] : memref<6xf32> to memref<2xf32, strided<[2], offset: ?>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %subview : memref<2xf32, strided<[2], offset: ?>> -> memref<f32>, index, index, index
    %0 = affine.apply #map()[%offset_1]
    %1 = arith.cmpi sge, %offset_1, %c0 : index
    %2 = arith.cmpi sle, %0, %c5 : index
    %3 = arith.andi %1, %2 : i1
    cf.assert %3, "ERROR: Runtime op verification failed\0A%1 = \22memref.subview\22(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 2>}> : (memref<6xf32>, index) -> memref<2xf32, strided<[2], offset: ?>>\0A^ subview is out-of-bounds of the base memref\0ALocation: loc(\22checks\22:2:1)"
    return
  }
  func.func @dynamic(%arg0: memref<?x4xf32, strided<[?, 1], offset: ?>>, %arg1: index) {
    %subview = memref.subview %arg0[%arg1, 0] [2, 2] [%arg1, 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<2x2xf32, strided<[?, 1], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %c0 = arith.constant 0 : index
    %0 = arith.minsi %strides#0, %c0 : index
    %1 = arith.maxsi %strides#0, %c0 : index
    %2 = affine.apply #map1()[%offset, %sizes#0, %0]
    %3 = affine.apply #map2()[%offset, %sizes#0, %1]
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %subview : memref<2x2xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %c0_4 = arith.constant 0 : index
    %4 = arith.minsi %strides_3#0, %c0_4 : index
    %5 = arith.maxsi %strides_3#0, %c0_4 : index
    %6 = affine.apply #map3()[%offset_1, %4]
    %7 = affine.apply #map4()[%offset_1, %5]
    %8 = arith.cmpi sge, %6, %2 : index
    %9 = arith.cmpi sle, %7, %3 : index
    %10 = arith.andi %8, %9 : i1
    %c0_5 = arith.constant 0 : index
    %11 = arith.cmpi ne, %sizes#0, %c0_5 : index
    %12 = arith.andi %10, %11 : i1
    cf.assert %12, "ERROR: Runtime op verification failed\0A%0 = \22memref.subview\22(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<?x4xf32, strided<[?, 1], offset: ?>>, index, index) -> memref<2x2xf32, strided<[?, 1], offset: ?>>\0A^ subview is out-of-bounds of the base memref\0ALocation: loc(\22checks\22:3:1)"
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [4, %arg1], strides: [%arg1, 1] : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    %base_buffer_6, %offset_7, %sizes_8:2, %strides_9:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %c0_10 = arith.constant 0 : index
    %13 = arith.minsi %strides_9#0, %c0_10 : index
    %14 = arith.maxsi %strides_9#0, %c0_10 : index
    %15 = affine.apply #map1()[%offset_7, %sizes_8#0, %13]
    %16 = affine.apply #map2()[%offset_7, %sizes_8#0, %14]
    %base_buffer_11, %offset_12, %sizes_13:2, %strides_14:2 = memref.extract_strided_metadata %reinterpret_cast : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %c0_15 = arith.constant 0 : index
    %17 = arith.minsi %strides_14#0, %c0_15 : index
    %18 = arith.maxsi %strides_14#0, %c0_15 : index
    %19 = affine.apply #map5()[%offset_12, %17]
    %20 = affine.apply #map6()[%offset_12, %18, %sizes_13#1]
    %21 = arith.cmpi sge, %19, %15 : index
    %22 = arith.cmpi sle, %20, %16 : index
    %23 = arith.andi %21, %22 : i1
    %c0_16 = arith.constant 0 : index
    %24 = arith.cmpi ne, %sizes_8#0, %c0_16 : index
    %25 = arith.andi %23, %24 : i1
    %26 = arith.cmpi eq, %sizes_13#1, %c0_16 : index
    %27 = arith.ori %25, %26 : i1
    cf.assert %27, "ERROR: Runtime op verification failed\0A%19 = \22memref.reinterpret_cast\22(%arg0, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<?x4xf32, strided<[?, 1], offset: ?>>, index, index, index) -> memref<4x?xf32, strided<[?, 1], offset: ?>>\0A^ result of reinterpret_cast is out-of-bounds of the base memref\0ALocation: loc(\22checks\22:4:1)"
    return
  }
  func.func @backwards(%arg0: memref<6xf32>, %arg1: index) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [5], sizes: [%arg1], strides: [-1] : memref<6xf32> to memref<?xf32, strided<[-1], offset: 5>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %reinterpret_cast : memref<?xf32, strided<[-1], offset: 5>> -> memref<f32>, index, index, index
    %0 = affine.apply #map7()[%sizes_2]
    %c5_4 = arith.constant 5 : index
    %1 = arith.cmpi sge, %0, %c0 : index
    %true = arith.constant true
    %c0_5 = arith.constant 0 : index
    %2 = arith.cmpi eq, %sizes_2, %c0_5 : index
    %3 = arith.ori %1, %2 : i1
    cf.assert %3, "ERROR: Runtime op verification failed\0A%0 = \22memref.reinterpret_cast\22(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 5>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -1>}> : (memref<6xf32>, index) -> memref<?xf32, strided<[-1], offset: 5>>\0A^ result of reinterpret_cast is out-of-bounds of the base memref\0ALocation: loc(\22checks\22:5:1)"
    return
  }
  func.func @empty(%arg0: memref<6xf32>, %arg1: memref<0xf32>, %arg2: index) {
    %subview = memref.subview %arg0[%arg2] [0] [1] : memref<6xf32> to memref<0xf32, strided<[1], offset: ?>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<6xf32> -> memref<f32>, index, index, index
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %subview : memref<0xf32, strided<[1], offset: ?>> -> memref<f32>, index, index, index
    %0 = affine.apply #map8()[%offset_1]
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg2], strides: [1] : memref<0xf32> to memref<?xf32>
    %base_buffer_4, %offset_5, %sizes_6, %strides_7 = memref.extract_strided_metadata %arg1 : memref<0xf32> -> memref<f32>, index, index, index
    %c0_8 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %base_buffer_9, %offset_10, %sizes_11, %strides_12 = memref.extract_strided_metadata %reinterpret_cast : memref<?xf32> -> memref<f32>, index, index, index
    %c0_13 = arith.constant 0 : index
    %1 = affine.apply #map8()[%sizes_11]
    %true = arith.constant true
    %2 = arith.cmpi sle, %1, %c-1 : index
    %3 = arith.andi %2, %true : i1
    %false = arith.constant false
    %c0_14 = arith.constant 0 : index
    %4 = arith.cmpi eq, %sizes_11, %c0_14 : index
    %5 = arith.ori %4, %false : i1
    cf.assert %5, "ERROR: Runtime op verification failed\0A%6 = \22memref.reinterpret_cast\22(%arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<0xf32>, index) -> memref<?xf32>\0A^ result of reinterpret_cast is out-of-bounds of the base memref\0ALocation: loc(\22checks\22:7:1)"
    return
  }
  func.func @expandToNothing(%arg0: memref<?xf32>, %arg1: index) -> memref<0x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %c0_0 = arith.constant 0 : index
    %0 = arith.cmpi eq, %dim, %c0_0 : index
    cf.assert %0, "ERROR: Runtime op verification failed\0A%4 = \22memref.expand_shape\22(%arg0, %arg1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 0, -9223372036854775808>}> : (memref<?xf32>, index) -> memref<0x?xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22checks\22:8:1)"
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [0, %arg1] : memref<?xf32> into memref<0x?xf32>
    return %expand_shape : memref<0x?xf32>
  }
}

