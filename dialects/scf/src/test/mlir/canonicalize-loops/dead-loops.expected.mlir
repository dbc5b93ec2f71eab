module {
  func.func @dead(%arg0: index, %arg1: index, %arg2: memref<2xf32>, %arg3: memref<2xf32>) {
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg4 = %arg0 to %arg1 step %arg1 iter_args(%arg5 = %arg0, %arg6 = %arg1) -> (index, index) {
      "test.a"(%arg4) : (index) -> ()
      scf.yield %arg6, %arg5 : index, index
    }
    %1 = scf.for %arg4 = %arg0 to %arg1 step %arg1 iter_args(%arg5 = %arg0) -> (index) {
      "test.a"(%arg1) : (index) -> ()
      %2 = arith.addi %arg5, %c1 : index
      scf.yield %2 : index
    }
    return
  }
}

