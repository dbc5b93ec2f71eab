module {
  func.func @down(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c100 = arith.constant 100 : index
    %c7 = arith.constant 7 : index
    %0 = scf.for %arg1 = %c0 to %c100 step %c1 iter_args(%arg2 = %c0) -> (index) {
      %2 = test.reflect_bounds {smax = 7 : index, smin = 0 : index, umax = 7 : index, umin = 0 : index} %arg2 : index
      %3 = arith.remui %arg2, %c7 : index
      %4 = arith.addi %3, %c1 : index
      scf.yield %4 : index
    }
    %1 = test.reflect_bounds {smax = 7 : index, smin = 0 : index, umax = 7 : index, umin = 0 : index} %0 : index
    return %1 : index
  }
  func.func private @rec(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = test.reflect_bounds {smax = 10 : si32, smin = 0 : si32, umax = 10 : ui32, umin = 0 : ui32} %arg0 : i32
    %1 = arith.cmpi sgt, %arg0, %c0_i32 : i32
    %2 = scf.if %1 -> (i32) {
      %3 = arith.subi %arg0, %c1_i32 : i32
      %4 = func.call @rec(%3) : (i32) -> i32
      scf.yield %c0_i32 : i32
    } else {
      scf.yield %c0_i32 : i32
    }
    return %c0_i32 : i32
  }
  func.func @main() -> i32 {
    %0 = "test.constant"() <{value = 0 : i32}> : () -> i32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %1 = call @rec(%c10_i32) : (i32) -> i32
    %2 = test.reflect_bounds {smax = 0 : si32, smin = 0 : si32, umax = 0 : ui32, umin = 0 : ui32} %c0_i32 : i32
    return %0 : i32
  }
  func.func @blocks(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = test.reflect_bounds {smax = 2147483647 : si32, smin = 0 : si32, umax = 2147483647 : ui32, umin = 0 : ui32} %0 : i32
    %2 = arith.cmpi slt, %0, %arg0 : i32
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.addi %0, %c1_i32 : i32
    cf.br ^bb1(%3 : i32)
  ^bb3:  // pred: ^bb1
    return %0 : i32
  }
}

