// RUN: --mlir-version=19.1 --sccp
// What the type tells is a constant in front of the operation; that is not put where the other constants are.
func.func @f(%m: memref<4xi8>) -> (memref<?xi8, strided<[?], offset: ?>>, index) {
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<4xi8> -> memref<i8>, index, index, index
  %c = memref.reinterpret_cast %base to offset: [%offset], sizes: [%size], strides: [%stride]
      : memref<i8> to memref<?xi8, strided<[?], offset: ?>>
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %s = arith.addi %c2, %c3 : index
  return %c, %s : memref<?xi8, strided<[?], offset: ?>>, index
}
