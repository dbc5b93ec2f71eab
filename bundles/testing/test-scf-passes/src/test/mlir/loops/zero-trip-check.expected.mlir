module {
  func.func @f(%arg0: i32, %arg1: memref<i32>) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.cmpi slt, %c0_i32, %arg0 : i32
    %1 = arith.addi %arg0, %c5_i32 : i32
    %2:2 = scf.if %0 -> (i32, i32) {
      %4:2 = scf.while (%arg2 = %c0_i32, %arg3 = %1) : (i32, i32) -> (i32, i32) {
        %5 = arith.addi %arg2, %arg3 : i32
        memref.store %5, %arg1[] : memref<i32>
        %6 = arith.cmpi slt, %5, %arg0 : i32
        %7 = arith.addi %arg0, %c5_i32 : i32
        scf.condition(%6) %5, %7 : i32, i32
      } do {
      ^bb0(%arg2: i32, %arg3: i32):
        scf.yield %arg2, %arg3 : i32, i32
      }
      scf.yield %4#0, %4#1 : i32, i32
    } else {
      scf.yield %c0_i32, %1 : i32, i32
    }
    %3 = scf.while (%arg2 = %c0_i32) : (i32) -> i32 {
      %4 = arith.addi %arg2, %c5_i32 : i32
      %5 = arith.cmpi slt, %4, %arg0 : i32
      scf.condition(%5) %4 : i32
    } do {
    ^bb0(%arg2: i32):
      scf.yield %arg2 : i32
    }
    return %3 : i32
  }
}

