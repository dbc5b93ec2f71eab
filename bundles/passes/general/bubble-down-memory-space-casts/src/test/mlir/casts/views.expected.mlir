module {
  func.func @chain(%arg0: memref<4x4xf32, 1>, %arg1: f32) -> memref<16xf32> {
    %c0 = arith.constant 0 : index
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 2, 2] {test.kept} : memref<4x4xf32, 1> into memref<4x2x2xf32, 1>
    %collapse_shape = memref.collapse_shape %expand_shape [[0, 1, 2]] : memref<4x2x2xf32, 1> into memref<16xf32, 1>
    %memspacecast = memref.memory_space_cast %collapse_shape : memref<16xf32, 1> to memref<16xf32>
    %0 = memref.load %collapse_shape[%c0] : memref<16xf32, 1>
    %1 = arith.addf %0, %arg1 : f32
    memref.store %1, %collapse_shape[%c0] {nontemporal = true} : memref<16xf32, 1>
    %2 = memref.atomic_rmw addf %arg1, %collapse_shape[%c0] : (f32, memref<16xf32, 1>) -> f32
    return %memspacecast : memref<16xf32>
  }
  func.func @views(%arg0: memref<4x8xf32, #gpu.address_space<workgroup>>, %arg1: memref<64xi8, 3>, %arg2: index) -> (memref<?x?xf32>, memref<?xf32, strided<[8], offset: ?>>, memref<8x4xf32, strided<[1, 8]>>, memref<4x4xf32>, memref<4xf32>) {
    %assume_align = memref.assume_alignment %arg0, 16 : memref<4x8xf32, #gpu.address_space<workgroup>>
    %cast = memref.cast %assume_align : memref<4x8xf32, #gpu.address_space<workgroup>> to memref<?x?xf32, #gpu.address_space<workgroup>>
    %memspacecast = memref.memory_space_cast %cast : memref<?x?xf32, #gpu.address_space<workgroup>> to memref<?x?xf32>
    %subview = memref.subview %arg0[0, %arg2] [%arg2, 1] [1, 1] : memref<4x8xf32, #gpu.address_space<workgroup>> to memref<?xf32, strided<[8], offset: ?>, #gpu.address_space<workgroup>>
    %memspacecast_0 = memref.memory_space_cast %subview : memref<?xf32, strided<[8], offset: ?>, #gpu.address_space<workgroup>> to memref<?xf32, strided<[8], offset: ?>>
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<4x8xf32, #gpu.address_space<workgroup>> to memref<8x4xf32, strided<[1, 8]>, #gpu.address_space<workgroup>>
    %memspacecast_1 = memref.memory_space_cast %transpose : memref<8x4xf32, strided<[1, 8]>, #gpu.address_space<workgroup>> to memref<8x4xf32, strided<[1, 8]>>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<4x8xf32, #gpu.address_space<workgroup>> to memref<4x4xf32, #gpu.address_space<workgroup>>
    %memspacecast_2 = memref.memory_space_cast %reinterpret_cast : memref<4x4xf32, #gpu.address_space<workgroup>> to memref<4x4xf32>
    %view = memref.view %arg1[%arg2][] : memref<64xi8, 3> to memref<4xf32, 3>
    %memspacecast_3 = memref.memory_space_cast %view : memref<4xf32, 3> to memref<4xf32>
    return %memspacecast, %memspacecast_0, %memspacecast_1, %memspacecast_2, %memspacecast_3 : memref<?x?xf32>, memref<?xf32, strided<[8], offset: ?>>, memref<8x4xf32, strided<[1, 8]>>, memref<4x4xf32>, memref<4xf32>
  }
  func.func @unranked(%arg0: memref<*xf32, 3>, %arg1: memref<?xindex, 2>, %arg2: index) -> (memref<*xf32>, memref<?xf32>) {
    %memspacecast = memref.memory_space_cast %arg1 : memref<?xindex, 2> to memref<?xindex>
    %cast = memref.cast %arg0 : memref<*xf32, 3> to memref<4xf32, 3>
    %reshape = memref.reshape %cast(%memspacecast) : (memref<4xf32, 3>, memref<?xindex>) -> memref<*xf32, 3>
    %memspacecast_0 = memref.memory_space_cast %reshape : memref<*xf32, 3> to memref<*xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg2], strides: [1] : memref<*xf32, 3> to memref<?xf32, 3>
    %memspacecast_1 = memref.memory_space_cast %reinterpret_cast : memref<?xf32, 3> to memref<?xf32>
    return %memspacecast_0, %memspacecast_1 : memref<*xf32>, memref<?xf32>
  }
}

