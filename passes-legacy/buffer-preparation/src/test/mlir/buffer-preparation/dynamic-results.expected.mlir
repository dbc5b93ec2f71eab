module {
  func.func @dynamic(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
    memref.copy %arg0, %arg1 : memref<?xf32> to memref<?xf32>
    return
  }
  func.func @unranked(%arg0: memref<*xf32>, %arg1: memref<*xf32>) {
    memref.copy %arg0, %arg1 : memref<*xf32> to memref<*xf32>
    return
  }
}

