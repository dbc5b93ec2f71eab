// RUN: --canonicalize --allow-unregistered-dialect
// Dimensions of one iteration go, nested loops become one.
func.func @par(%arg0: index, %arg1: index, %arg2: memref<2xf32>, %arg3: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c1, %c4) step (%c1, %c1) {
    "test.a"(%arg4, %arg5) : (index, index) -> ()
    scf.reduce 
  }
  scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c1, %c0) step (%c1, %c1) {
    "test.b"(%arg4, %arg5) : (index, index) -> ()
    scf.reduce 
  }
  scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c1, %c1) step (%c1, %c1) {
    "test.c"(%arg4, %arg5) : (index, index) -> ()
    scf.reduce 
  }
  scf.parallel (%arg4) = (%c0) to (%arg0) step (%c1) {
    scf.parallel (%arg5) = (%c0) to (%arg1) step (%c1) {
      "test.d"(%arg4, %arg5) : (index, index) -> ()
      scf.reduce 
    }
    scf.reduce 
  }
  scf.parallel (%arg4) = (%c0) to (%arg0) step (%c1) {
    scf.parallel (%arg5) = (%c0) to (%arg4) step (%c1) {
      "test.e"(%arg4, %arg5) : (index, index) -> ()
      scf.reduce 
    }
    scf.reduce 
  }
  %0 = scf.parallel (%arg4) = (%c0) to (%c1) step (%c1) init (%arg3) -> i32 {
    %1 = "test.v"(%arg4) : (index) -> i32
    scf.reduce(%1 : i32) {
    ^bb0(%arg5: i32, %arg6: i32):
      %2 = arith.addi %arg5, %arg6 : i32
      scf.reduce.return %2 : i32
    }
  }
  return %0 : i32
}
