module {
  func.func @s(%arg0: memref<?x?xi32>, %arg1: index, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c1_0 = arith.constant 1 : index
    scf.parallel (%arg3, %arg4) = (%c0, %c1) to (%arg1, %c10) step (%c1_0, %arg1) {
      memref.store %arg2, %arg0[%arg3, %arg4] : memref<?x?xi32>
      %c0_1 = arith.constant 0 : index
      %c1_2 = arith.constant 1 : index
      scf.parallel (%arg5) = (%c0_1) to (%arg1) step (%c1_2) {
        memref.store %arg2, %arg0[%arg3, %arg5] : memref<?x?xi32>
        scf.reduce 
      } {mapping = [#gpu.thread<x>]}
      scf.reduce 
    }
    return
  }
}

