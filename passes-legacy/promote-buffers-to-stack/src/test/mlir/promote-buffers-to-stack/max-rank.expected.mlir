module {
  func.func @f(%arg0: memref<*xf32>) {
    %0 = memref.rank %arg0 : memref<*xf32>
    %alloca = memref.alloca(%0, %0) : memref<?x?xindex>
    %alloc = memref.alloc(%0, %0, %0) : memref<?x?x?xindex>
    return
  }
}

