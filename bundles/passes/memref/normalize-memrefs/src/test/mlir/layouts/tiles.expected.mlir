#map = affine_map<(d0, d1) -> (d0 ceildiv 4)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (4)>
#map3 = affine_map<(d0, d1) -> (d1 floordiv 8)>
#map4 = affine_map<(d0, d1) -> ((d0 + d1) ceildiv 4)>
#map5 = affine_map<(d0, d1) -> (d0 ceildiv 4, d0 mod 4, d1)>
#map6 = affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4 + 1, d1)>
#map7 = affine_map<(d0, d1) -> (d1 floordiv 8, d0 floordiv 4, d1)>
#map8 = affine_map<(d0, d1) -> (d0 mod 4, d0 floordiv 4, d0 + d1)>
module {
  func.func @dyn(%arg0: index, %arg1: index) {
    %0 = affine.apply #map(%arg0, %arg1)
    %1 = affine.apply #map1(%arg0, %arg1)
    %2 = affine.apply #map2(%arg0, %arg1)
    %alloc = memref.alloc(%0, %1, %2) : memref<?x?x?xf32>
    %3 = affine.apply #map(%arg0, %arg1)
    %4 = affine.apply #map3(%arg0, %arg1)
    %5 = affine.apply #map2(%arg0, %arg1)
    %alloc_0 = memref.alloc(%3, %4, %5) : memref<?x?x?xf32>
    %c13 = arith.constant 13 : index
    %6 = affine.apply #map(%arg0, %c13)
    %7 = affine.apply #map2(%arg0, %c13)
    %alloc_1 = memref.alloc(%6, %7) : memref<?x?x14xf32>
    %c3 = arith.constant 3 : index
    %8 = affine.apply #map4(%c3, %arg1)
    %9 = affine.apply #map2(%c3, %arg1)
    %alloc_2 = memref.alloc(%8, %9) : memref<?x?xf32>
    %alloc_3 = memref.alloc(%arg0, %arg1) : memref<?x?xf32, #map5>
    %alloc_4 = memref.alloc(%arg0, %arg1) : memref<?x?xf32, #map6>
    %alloc_5 = memref.alloc(%arg0, %arg1) : memref<?x?xf32, #map7>
    %alloc_6 = memref.alloc(%arg0, %arg1) : memref<?x?xf32, #map8>
    return
  }
}

// -----
#map = affine_map<() -> (3)>
module {
  func.func @ret(%arg0: memref<4x4xf32>) -> memref<4x4xf32> {
    %Y, %Z = "test.op_norm_ret"(%arg0) : (memref<4x4xf32>) -> (memref<4x4xf32>, memref<16xf32>)
    %c0 = arith.constant 0 : index
    %0 = affine.apply #map()
    %1 = affine.load %Y[0, 3] : memref<4x4xf32>
    memref.dealloc %Y : memref<4x4xf32>
    %cast = memref.cast %Y : memref<4x4xf32> to memref<?x?xf32>
    return %Y : memref<4x4xf32>
  }
}

// -----
module {
  func.func @stat(%arg0: index, %arg1: index) {
    %alloc = memref.alloc() : memref<4x7x4xf32>
    %alloc_0 = memref.alloc() : memref<3x7x5xf32>
    %alloc_1 = memref.alloc() : memref<39xf32>
    %alloc_2 = memref.alloc() : memref<17x4xf32>
    %alloc_3 = memref.alloc() : memref<6x6xf32>
    %alloc_4 = memref.alloc() : memref<3x2x7xf32>
    return
  }
}

