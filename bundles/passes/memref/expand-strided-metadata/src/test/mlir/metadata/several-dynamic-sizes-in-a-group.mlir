// RUN: --expand-strided-metadata
// REFERENCE: fails for two dynamic sizes in one group, and divides by 0 for an empty one.
// The sizes are those that the operation states; strides are products of the inner ones.
func.func @two(%m: memref<?xf32>, %i: index, %j: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%i, %j] : memref<?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

func.func @mixed(%m: memref<?x4xf32, strided<[?, 2]>>, %i: index, %j: index)
    -> memref<?x3x?x2x2xf32, strided<[?, ?, ?, 4, 2]>> {
  %0 = memref.expand_shape %m [[0, 1, 2], [3, 4]] output_shape [%i, 3, %j, 2, 2]
      : memref<?x4xf32, strided<[?, 2]>> into memref<?x3x?x2x2xf32, strided<[?, ?, ?, 4, 2]>>
  return %0 : memref<?x3x?x2x2xf32, strided<[?, ?, ?, 4, 2]>>
}

func.func @empty(%m: memref<?xf32>, %j: index) -> memref<0x?xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [0, %j] : memref<?xf32> into memref<0x?xf32>
  return %0 : memref<0x?xf32>
}
