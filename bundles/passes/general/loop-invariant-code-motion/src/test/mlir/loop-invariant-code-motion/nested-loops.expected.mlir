module {
  func.func @a(%arg0: index, %arg1: i1, %arg2: memref<4xi32>, %arg3: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.addi %c5_i32, %arg3 : i32
    scf.if %arg1 {
      %10 = arith.addi %0, %arg3 : i32
    }
    %1 = arith.muli %0, %arg3 : i32
    %2 = arith.muli %0, %arg3 : i32
    scf.for %arg4 = %c0 to %arg0 step %c1 {
    }
    %dim = memref.dim %arg2, %c0 : memref<4xi32>
    %3 = arith.muli %0, %arg3 : i32
    %4 = arith.muli %0, %arg3 : i32
    %5 = arith.muli %0, %arg3 : i32
    %6 = arith.addi %5, %5 : i32
    %7 = arith.muli %0, %arg3 : i32
    %8 = arith.addi %7, %7 : i32
    %9 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %arg3) -> (i32) {
      %10 = arith.divsi %0, %arg3 : i32
      %11 = arith.divsi %arg3, %0 : i32
      %12 = scf.if %arg1 -> (i32) {
        %15 = arith.addi %0, %arg5 : i32
        scf.yield %15 : i32
      } else {
        scf.yield %0 : i32
      }
      %13 = arith.muli %1, %arg5 : i32
      scf.for %arg6 = %c0 to %arg0 step %c1 {
        %15 = memref.load %arg2[%arg6] : memref<4xi32>
        memref.store %13, %arg2[%arg6] : memref<4xi32>
      }
      %14 = scf.while (%arg6 = %arg3) : (i32) -> i32 {
        %15 = arith.addi %3, %arg6 : i32
        scf.condition(%arg1) %15 : i32
      } do {
      ^bb0(%arg6: i32):
        %15 = arith.addi %4, %arg6 : i32
        scf.yield %15 : i32
      }
      scf.parallel (%arg6) = (%c0) to (%arg0) step (%c1) {
        memref.store %6, %arg2[%arg6] : memref<4xi32>
        scf.reduce 
      }
      scf.forall (%arg6) in (%arg0) {
        memref.store %8, %arg2[%arg6] : memref<4xi32>
      }
      scf.yield %12 : i32
    }
    return
  }
}

