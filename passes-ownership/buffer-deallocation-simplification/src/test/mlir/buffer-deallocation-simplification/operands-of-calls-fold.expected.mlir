module {
  func.func private @make(index) -> memref<?xf32>
  func.func @f(%arg0: i1) {
    %c2 = arith.constant 2 : index
    %0 = call @make(%c2) : (index) -> memref<?xf32>
    %1 = call @make(%c2) : (index) -> memref<?xf32>
    bufferization.dealloc (%0, %1 : memref<?xf32>, memref<?xf32>) if (%arg0, %arg0)
    return
  }
}

