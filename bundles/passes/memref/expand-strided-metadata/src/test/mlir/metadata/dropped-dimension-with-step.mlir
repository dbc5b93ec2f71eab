// RUN: --expand-strided-metadata
// The view keeps the dimension with stride 6: that of the other one is 6 * 2.
func.func @step(%m: memref<2x1xf32, strided<[6, 6]>>) -> index {
  %0 = memref.subview %m[1, 0] [1, 1] [1, 2]
      : memref<2x1xf32, strided<[6, 6]>> to memref<1xf32, strided<[6], offset: 6>>
  %b, %o, %size, %stride = memref.extract_strided_metadata %0
      : memref<1xf32, strided<[6], offset: 6>> -> memref<f32>, index, index, index
  return %stride : index
}
