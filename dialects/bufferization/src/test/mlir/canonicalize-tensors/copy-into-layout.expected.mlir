#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @offset(%arg0: memref<?xi8, strided<[1], offset: ?>>) -> memref<?xi8, strided<[1], offset: 3>> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi8, strided<[1], offset: ?>>
    %alloc = memref.alloc(%dim) : memref<?xi8, strided<[1], offset: 3>>
    memref.copy %arg0, %alloc : memref<?xi8, strided<[1], offset: ?>> to memref<?xi8, strided<[1], offset: 3>>
    return %alloc : memref<?xi8, strided<[1], offset: 3>>
  }
  func.func @order(%arg0: memref<2x4xi8>) -> memref<2x4xi8, #map> {
    %alloc = memref.alloc() : memref<2x4xi8, #map>
    memref.copy %arg0, %alloc : memref<2x4xi8> to memref<2x4xi8, #map>
    return %alloc : memref<2x4xi8, #map>
  }
}

