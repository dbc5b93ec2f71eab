module {
  func.func @s(%arg0: memref<?x?xi32>, %arg1: index, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c1_0 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg1 step %c1_0 {
      scf.for %arg4 = %c1 to %c10 step %arg1 {
        memref.store %arg2, %arg0[%arg3, %arg4] : memref<?x?xi32>
        %c0_1 = arith.constant 0 : index
        %c1_2 = arith.constant 1 : index
        scf.for %arg5 = %c0_1 to %arg1 step %c1_2 {
          memref.store %arg2, %arg0[%arg3, %arg5] : memref<?x?xi32>
        }
      }
    }
    return
  }
}

