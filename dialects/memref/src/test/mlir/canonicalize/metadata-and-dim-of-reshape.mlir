// RUN: --mlir-version=19.1 --canonicalize --allow-unregistered-dialect
// Known metadata become constants; sizes of a reshape are read from the shape.
func.func @a(%x: memref<4x?xf32>, %i: index, %s: memref<?xindex>) -> (index, index, index, index, index) {
  %c = memref.cast %x : memref<4x?xf32> to memref<?x?xf32>
  %b, %o, %z:2, %t:2 = memref.extract_strided_metadata %c : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %b1, %o1, %z1:2, %t1:2 = memref.extract_strided_metadata %x : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  "test.use"(%z#0, %z1#0, %t1#1, %o1) : (index, index, index, index) -> ()
  %c0 = arith.constant 0 : index
  %r = memref.reshape %x(%s) : (memref<4x?xf32>, memref<?xindex>) -> memref<*xf32>
  %d = memref.dim %r, %c0 : memref<*xf32>
  %d1 = memref.dim %r, %i : memref<*xf32>
  %d2 = memref.dim %c, %c0 : memref<?x?xf32>
  %m1 = arith.constant -1 : index
  %d3 = memref.dim %c, %m1 : memref<?x?xf32>
  %c5 = arith.constant 5 : index
  %d4 = memref.dim %c, %c5 : memref<?x?xf32>
  return %d, %d1, %d2, %d3, %d4 : index, index, index, index, index
}
