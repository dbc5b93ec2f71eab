module {
  func.func @f(%arg0: i32, %arg1: memref<i32>) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.cmpi slt, %c0_i32, %arg0 : i32
    %1 = arith.addi %arg0, %c5_i32 : i32
    %2:2 = scf.if %0 -> (i32, i32) {
      %6:2 = scf.while (%arg2 = %c0_i32, %arg3 = %1) : (i32, i32) -> (i32, i32) {
        %7 = arith.addi %arg2, %arg3 : i32
        memref.store %7, %arg1[] : memref<i32>
        %8 = arith.cmpi slt, %7, %arg0 : i32
        %9 = arith.addi %arg0, %c5_i32 : i32
        scf.condition(%8) %7, %9 : i32, i32
      } do {
      ^bb0(%arg2: i32, %arg3: i32):
        scf.yield %arg2, %arg3 : i32, i32
      }
      scf.yield %6#0, %6#1 : i32, i32
    } else {
      scf.yield %c0_i32, %1 : i32, i32
    }
    %3 = arith.addi %c0_i32, %c5_i32 : i32
    %4 = arith.cmpi slt, %3, %arg0 : i32
    %5 = scf.if %4 -> (i32) {
      %6 = scf.while (%arg2 = %3) : (i32) -> i32 {
        %7 = arith.addi %arg2, %c5_i32 : i32
        %8 = arith.cmpi slt, %7, %arg0 : i32
        scf.condition(%8) %7 : i32
      } do {
      ^bb0(%arg2: i32):
        scf.yield %arg2 : i32
      }
      scf.yield %6 : i32
    } else {
      scf.yield %3 : i32
    }
    return %5 : i32
  }
}

