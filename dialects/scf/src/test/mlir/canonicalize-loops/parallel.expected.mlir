module {
  func.func @par(%arg0: index, %arg1: index, %arg2: memref<2xf32>, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.parallel (%arg4) = (%c0) to (%c4) step (%c1) {
      "test.a"(%c0, %arg4) : (index, index) -> ()
      scf.reduce 
    }
    "test.c"(%c0, %c0) : (index, index) -> ()
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%arg0, %arg1) step (%c1, %c1) {
      "test.d"(%arg4, %arg5) : (index, index) -> ()
      scf.reduce 
    }
    scf.parallel (%arg4) = (%c0) to (%arg0) step (%c1) {
      scf.parallel (%arg5) = (%c0) to (%arg4) step (%c1) {
        "test.e"(%arg4, %arg5) : (index, index) -> ()
        scf.reduce 
      }
      scf.reduce 
    }
    %0 = "test.v"(%c0) : (index) -> i32
    %1 = arith.addi %arg3, %0 : i32
    return %1 : i32
  }
}

