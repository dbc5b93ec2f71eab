module {
  func.func @f0(%arg0: index, %arg1: index) -> memref<?x4xf32> {
    %alloc = memref.alloc() : memref<2048xi8>
    %view = memref.view %alloc[%arg0][%arg1] : memref<2048xi8> to memref<?x4xf32>
    return %view : memref<?x4xf32>
  }
  func.func @f1(%arg0: index, %arg1: index) -> memref<?x4xf32> {
    %alloca = memref.alloca() : memref<2048xi8>
    %cast = memref.cast %alloca : memref<2048xi8> to memref<?xi8>
    %view = memref.view %cast[%arg0][%arg1] : memref<?xi8> to memref<?x4xf32>
    return %view : memref<?x4xf32>
  }
  func.func @f2(%arg0: memref<2048xi8>, %arg1: index, %arg2: index) -> memref<?x4xf32> {
    %cast = memref.cast %arg0 : memref<2048xi8> to memref<?xi8>
    %view = memref.view %cast[%arg1][%arg2] : memref<?xi8> to memref<?x4xf32>
    return %view : memref<?x4xf32>
  }
}

