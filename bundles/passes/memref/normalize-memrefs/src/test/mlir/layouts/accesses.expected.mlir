#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
module {
  func.func @aload(%arg0: memref<4x4xf32>, %arg1: index) -> f32 {
    %0 = affine.apply #map(%arg1)
    affine.for %arg2 = 0 to 8 {
      %2 = affine.apply #map1(%arg2)[%0]
      %3 = affine.load %arg0[(%arg2 * 2 + symbol(%arg1) + 1) floordiv 4, %arg2 * 2 + ((%arg2 * 2 + symbol(%arg1) + 1) floordiv 4) * -4 + symbol(%arg1) + 1] {foo = 1 : i64} : memref<4x4xf32>
      affine.store %3, %arg0[%arg2 floordiv 4, %arg2 mod 4] : memref<4x4xf32>
      affine.prefetch %arg0[%arg2 floordiv 4, %arg2 mod 4], read, locality<3>, data : memref<4x4xf32>
    }
    %1 = affine.load %arg0[(symbol(%arg1) + 1) floordiv 4, symbol(%arg1) - ((symbol(%arg1) + 1) floordiv 4) * 4 + 1] : memref<4x4xf32>
    return %1 : f32
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @sym(%arg0: index) {
    %alloc = memref.alloc()[%arg0] : memref<16xf32, #map>
    affine.for %arg1 = 0 to 8 {
      %0 = affine.load %alloc[%arg1 * 2] {foo = 1 : i64} : memref<16xf32, #map>
    }
    return
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 mod 4 + s0)>
module {
  func.func @sym2() {
    %c3 = arith.constant 3 : index
    %alloc = memref.alloc()[%c3] : memref<16xf32, #map>
    affine.for %arg0 = 0 to 8 {
      %0 = affine.load %alloc[%arg0 * 2] {foo = 1 : i64} : memref<16xf32, #map>
    }
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0 - 20)>
#map1 = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
module {
  func.func @neg() {
    %alloc = memref.alloc() : memref<16xf32, #map>
    %0 = affine.load %alloc[3] {foo = 1 : i64} : memref<16xf32, #map>
    %alloca = memref.alloca() : memref<16xf32, #map1>
    %1 = affine.load %alloca[3] {foo = 1 : i64} : memref<16xf32, #map1>
    return
  }
}

// -----
module {
  func.func @dim(%arg0: memref<?x?xf32>) -> index {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    return %dim : index
  }
}

// -----
#map = affine_map<() -> (2)>
#map1 = affine_map<() -> (3)>
#map2 = affine_map<(d0, d1) -> (d0 + 1)>
#map3 = affine_map<(d0, d1) -> (d1 floordiv 2)>
module {
  func.func @s(%arg0: memref<66xf32>, %arg1: memref<4x8xf32, strided<[?, 1]>>) {
    %0 = affine.apply #map()
    %1 = affine.apply #map1()
    %2 = affine.load %arg0[41] : memref<66xf32>
    %3 = affine.load %arg1[2, 3] : memref<4x8xf32, strided<[?, 1]>>
    %alloc = memref.alloc() : memref<35xf32>
    affine.for %arg2 = 0 to 4 {
      affine.for %arg3 = 0 to 8 {
        affine.store %2, %alloc[%arg2 * 8 + %arg3 + 3] : memref<35xf32>
        %4 = affine.apply #map2(%arg2, %arg3)
        %5 = affine.apply #map3(%arg2, %arg3)
        affine.store %2, %alloc[%arg2 * 8 + %arg3 floordiv 2 + 11] : memref<35xf32>
      }
    }
    memref.dealloc %alloc : memref<35xf32>
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
module {
  func.func @r(%arg0: memref<16xf32, #map>, %arg1: i1) {
    %0 = scf.if %arg1 -> (memref<16xf32, #map>) {
      scf.yield %arg0 : memref<16xf32, #map>
    } else {
      %alloc = memref.alloc() : memref<16xf32, #map>
      scf.yield %alloc : memref<16xf32, #map>
    }
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
module {
  func.func @r(%arg0: memref<16xf32, #map>, %arg1: i1) {
    %0 = affine.for %arg2 = 0 to 4 iter_args(%arg3 = %arg0) -> (memref<16xf32, #map>) {
      affine.yield %arg3 : memref<16xf32, #map>
    }
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0 + 7)>
#map1 = affine_map<(d0) -> (d0 mod 2)>
module {
  func.func @dma(%arg0: index) {
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() : memref<25x4xf32, 2>
    %alloc_0 = memref.alloc() : memref<100xf32, 1>
    %alloc_1 = memref.alloc() : memref<15xi32>
    affine.for %arg1 = 0 to 8 {
      %0 = affine.apply #map(%arg1)
      %1 = affine.apply #map1(%arg1)
      affine.dma_start %alloc[(%arg1 + 7) floordiv 4, %arg1 - ((%arg1 + 7) floordiv 4) * 4 + 7], %alloc_0[%arg1], %alloc_1[%arg1 * 2 - (%arg1 floordiv 2) * 4], %c4 : memref<25x4xf32, 2>, memref<100xf32, 1>, memref<15xi32>
      %2 = affine.apply #map1(%arg1)
      affine.dma_wait %alloc_1[%arg1 * 2 - (%arg1 floordiv 2) * 4], %c4 : memref<15xi32>
    }
    return
  }
}

