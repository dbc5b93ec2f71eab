module {
  func.func @dynamic_allocation(%arg0: index, %arg1: index) -> memref<?x?xf32> {
    %alloc = memref.alloc(%arg0, %arg1) : memref<?x?xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %alloc, %c0 : memref<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %alloc, %c1 : memref<?x?xf32>
    return %alloc : memref<?x?xf32>
  }
}

