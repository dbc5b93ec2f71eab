module {
  func.func @remainder(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = -2 to %arg1 {
      affine.for %arg3 = affine_map<(d0) -> ((d0 ceildiv 2) mod 16)>(%arg2) to 20 {
        affine.prefetch %arg0[%arg3], read, locality<2>, data : memref<?xf32>
      }
    }
    return
  }
}
