module {
  func.func @b(%arg0: memref<?xi8>, %arg1: index, %arg2: index) -> (index, memref<?x4xf32>, memref<?x4xf32>, memref<?x4xf32>) {
    %view = memref.view %arg0[%arg1][%arg2] : memref<?xi8> to memref<?x4xf32>
    %view_0 = memref.view %arg0[%arg1][] : memref<?xi8> to memref<16x4xf32>
    %cast = memref.cast %view_0 : memref<16x4xf32> to memref<?x4xf32>
    %alloc = memref.alloc() : memref<64xi8>
    %view_1 = memref.view %alloc[%arg1][%arg2] : memref<64xi8> to memref<?x4xf32>
    return %arg2, %view, %cast, %view_1 : index, memref<?x4xf32>, memref<?x4xf32>, memref<?x4xf32>
  }
}

