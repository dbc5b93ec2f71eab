#map = affine_map<(d0, d1) -> (d0 * 3 + d1)>
module {
  func.func @f0(%arg0: memref<2x3xf32>) -> memref<2x3xf32, #map> {
    %cast = memref.cast %arg0 : memref<2x3xf32> to memref<2x3xf32, #map>
    return %cast : memref<2x3xf32, #map>
  }
  func.func @f1(%arg0: memref<2x3xf32>) -> memref<?x?xf32, strided<[1, ?]>> {
    %cast = memref.cast %arg0 : memref<2x3xf32> to memref<?x?xf32>
    %transpose = memref.transpose %cast (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
    return %transpose : memref<?x?xf32, strided<[1, ?]>>
  }
  func.func @f2(%arg0: memref<2x3x4xf32>) -> memref<3x2x4xf32, strided<[4, 12, 1]>> {
    %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d1, d0, d2) : memref<2x3x4xf32> to memref<3x2x4xf32, strided<[4, 12, 1]>>
    return %transpose : memref<3x2x4xf32, strided<[4, 12, 1]>>
  }
  func.func @f3(%arg0: memref<2x3x4xf32>) -> memref<4x2x3xf32, strided<[1, 12, 4]>> {
    %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d2, d0, d1) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
    return %transpose : memref<4x2x3xf32, strided<[1, 12, 4]>>
  }
  func.func @f4(%arg0: memref<2x3x4xf32>) -> memref<2x3x4xf32, strided<[12, 4, 1]>> {
    %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d0, d1, d2) : memref<2x3x4xf32> to memref<2x3x4xf32, strided<[12, 4, 1]>>
    return %transpose : memref<2x3x4xf32, strided<[12, 4, 1]>>
  }
  func.func @f5(%arg0: memref<2x3xf32, strided<[3, 1]>>) -> memref<2x3xf32, strided<[3, 1]>> {
    return %arg0 : memref<2x3xf32, strided<[3, 1]>>
  }
}

