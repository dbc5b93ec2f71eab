module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) {
    %0 = affine.load %arg0[%arg1 + 1, %arg1 floordiv 3 + symbol(%arg2) * 2] {x} : memref<?x?xf32>
    affine.store %0, %arg0[%arg1, (-%arg2) mod 4] : memref<?x?xf32>
    affine.store %0, %arg0[0, %arg2] : memref<?x?xf32>
    return
  }
}

