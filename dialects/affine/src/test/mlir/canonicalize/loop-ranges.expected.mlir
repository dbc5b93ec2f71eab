module {
  func.func @loop0(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = 10 to -1 {
      affine.prefetch %arg0[%arg2 mod 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[symbol(%arg1) floordiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 + symbol(%arg1)], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 ceildiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 + 1], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 mod 4 + 1) floordiv 16], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(symbol(%arg1) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 mod 8], read, locality<2>, data : memref<?xf32>
    }
    return
  }
  func.func @loop1(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = 4 to 0 {
      affine.prefetch %arg0[%arg2 mod 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[symbol(%arg1) floordiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 + symbol(%arg1)], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 ceildiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 + 1], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 mod 4 + 1) floordiv 16], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(symbol(%arg1) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2], read, locality<2>, data : memref<?xf32>
    }
    return
  }
  func.func @loop2(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = 0 to 7 step 8 {
      affine.prefetch %arg0[%arg2], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 + symbol(%arg1)) floordiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 + symbol(%arg1)], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 + 1], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(symbol(%arg1) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2], read, locality<2>, data : memref<?xf32>
    }
    return
  }
  func.func @loop3(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = 4 to 5 {
      affine.prefetch %arg0[%arg2 mod 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 + symbol(%arg1)) floordiv 3 - 1], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 + symbol(%arg1) - 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[1], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[2], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 - 2], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[1], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 mod 4 + 1) floordiv 16], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[4], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(symbol(%arg1) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2], read, locality<2>, data : memref<?xf32>
    }
    return
  }
  func.func @loop4(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = 7 to 3 step 2 {
      affine.prefetch %arg0[%arg2 mod 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 + symbol(%arg1)) floordiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 + symbol(%arg1)], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 ceildiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 - ((%arg2 + 1) floordiv 3) * 3 + 1], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 + 1) floordiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 mod 4 + 1) floordiv 16], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 floordiv 2) * 2], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(symbol(%arg1) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2], read, locality<2>, data : memref<?xf32>
    }
    return
  }
  func.func @loop5(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = 1 to 3 {
      affine.prefetch %arg0[%arg2], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 + symbol(%arg1)) floordiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 + symbol(%arg1)], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[1], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 - ((%arg2 + 1) floordiv 3) * 3 + 1], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 + 1) floordiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 floordiv 2) * 2], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(symbol(%arg1) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2], read, locality<2>, data : memref<?xf32>
    }
    return
  }
  func.func @loop6(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = 0 to 64 step 8 {
      affine.prefetch %arg0[%arg2 mod 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 + (%arg2 floordiv 3) * -3 + symbol(%arg1)) floordiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 + (%arg2 floordiv 3) * -3 + symbol(%arg1)], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 floordiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 ceildiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[%arg2 - ((%arg2 + 1) floordiv 3) * 3 + 1], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 + 1) floordiv 3], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(%arg2 floordiv 2) * 2], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[(symbol(%arg1) mod 4 + 3) ceildiv 16], read, locality<2>, data : memref<?xf32>
      affine.prefetch %arg0[0], read, locality<2>, data : memref<?xf32>
    }
    return
  }
  func.func @bounds0(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = max affine_map<()[s0] -> (0, s0 * 2 - (s0 floordiv 8) * 16)>()[%arg1] to 0 {
      affine.prefetch %arg0[%arg2], read, locality<2>, data : memref<?xf32>
    }
    return
  }
  func.func @bounds1(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = max affine_map<()[s0] -> (15, s0 * 2 - (s0 floordiv 8) * 16)>()[%arg1] to affine_map<()[s0] -> (s0 * 2 - (s0 floordiv 8) * 16)>()[%arg1] {
      affine.prefetch %arg0[%arg2], read, locality<2>, data : memref<?xf32>
    }
    return
  }
  func.func @bounds2(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = max affine_map<()[s0] -> (0, -s0 - ((-s0 + 2) floordiv 16) * 16 + 2)>()[%arg1] to 0 {
      affine.prefetch %arg0[%arg2], read, locality<2>, data : memref<?xf32>
    }
    return
  }
  func.func @bounds3(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = max affine_map<()[s0] -> (15, -s0 - ((-s0 + 2) floordiv 16) * 16 + 2)>()[%arg1] to affine_map<()[s0] -> (-s0 - ((-s0 + 2) floordiv 16) * 16 + 2)>()[%arg1] {
      affine.prefetch %arg0[%arg2], read, locality<2>, data : memref<?xf32>
    }
    return
  }
  func.func @bounds4(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = affine_map<()[s0] -> ((s0 floordiv 3) mod 16)>()[%arg1] to 0 {
      affine.prefetch %arg0[%arg2], read, locality<2>, data : memref<?xf32>
    }
    return
  }
  func.func @bounds5(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = 15 to affine_map<()[s0] -> ((s0 floordiv 3) mod 16)>()[%arg1] {
      affine.prefetch %arg0[%arg2], read, locality<2>, data : memref<?xf32>
    }
    return
  }
}
