module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) {
    %0 = affine.load %arg0[%arg1 + 3, %arg1] : memref<?x?xf32>
    %1 = affine.load %arg0[symbol(%arg1), symbol(%arg1)] : memref<?x?xf32>
    %2 = affine.load %arg0[%arg1 + symbol(%arg2), %arg1 + symbol(%arg2)] : memref<?x?xf32>
    return
  }
}

