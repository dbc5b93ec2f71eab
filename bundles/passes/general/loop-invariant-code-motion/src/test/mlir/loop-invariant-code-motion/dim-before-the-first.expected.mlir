module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      %dim_0 = memref.dim %arg0, %c-1 : memref<?xf32>
    }
    return
  }
}

