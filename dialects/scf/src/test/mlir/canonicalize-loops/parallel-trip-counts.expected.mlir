module {
  func.func @equal_bounds(%arg0: memref<?x?xindex>, %arg1: index, %arg2: index) {
    return
  }
  func.func @backwards(%arg0: memref<?x?xindex>) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    scf.parallel (%arg1) = (%c8) to (%c3) step (%c2) {
      memref.store %arg1, %arg0[%arg1, %c2] : memref<?x?xindex>
      scf.reduce 
    }
    return
  }
}

