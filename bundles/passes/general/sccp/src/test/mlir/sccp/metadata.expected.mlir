module {
  func.func @f(%arg0: memref<4xi8>) -> (memref<?xi8, strided<[?], offset: ?>>, index) {
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xi8> -> memref<i8>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%c0], sizes: [%c4], strides: [%c1] : memref<i8> to memref<?xi8, strided<[?], offset: ?>>
    return %reinterpret_cast, %c5 : memref<?xi8, strided<[?], offset: ?>>, index
  }
}

