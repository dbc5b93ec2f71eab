module {
  func.func @a(%arg0: memref<4x?xf32>, %arg1: index, %arg2: memref<?xindex>) -> (index, index, index, index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c-1 = arith.constant -1 : index
    %c0 = arith.constant 0 : index
    %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    "test.use"(%sizes#0, %c4, %c1, %c0) : (index, index, index, index) -> ()
    %0 = memref.load %arg2[%arg1] : memref<?xindex>
    %1 = memref.load %arg2[%c0] : memref<?xindex>
    %dim = memref.dim %cast, %c-1 : memref<?x?xf32>
    %dim_0 = memref.dim %cast, %c5 : memref<?x?xf32>
    return %1, %0, %c4, %dim, %dim_0 : index, index, index, index, index
  }
}

