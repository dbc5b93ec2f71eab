module {
  func.func @blocks(%arg0: i1) -> i1 {
    %true = arith.constant true
    cf.cond_br %arg0, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %true : i1
  }
  func.func @one_side(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %c100_i8 = arith.constant 100 : i8
    %true = arith.constant true
    cf.cond_br %true, ^bb1(%c0_i8 : i8), ^bb1(%c100_i8 : i8)
  ^bb1(%0: i8):  // 2 preds: ^bb0, ^bb0
    %1 = arith.cmpi eq, %0, %c0_i8 : i8
    return %1 : i1
  }
  func.func @loop_carried(%arg0: index) -> i1 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c0) -> (index) {
      %2 = arith.addi %arg2, %arg1 : index
      scf.yield %2 : index
    }
    %1 = arith.cmpi sge, %0, %c0 : index
    return %1 : i1
  }
  func.func private @callee(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    return %0 : i32
  }
  func.func @caller() -> i1 {
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = call @callee(%c1_i32) : (i32) -> i32
    %1 = call @callee(%c2_i32) : (i32) -> i32
    return %true : i1
  }
  func.func @while_false(%arg0: index) -> index {
    %false = arith.constant false
    %c2 = arith.constant 2 : index
    %0 = arith.divui %arg0, %c2 : index
    %1 = scf.while (%arg1 = %0) : (index) -> index {
      scf.condition(%false) %arg1 : index
    } do {
    ^bb0(%arg1: index):
      scf.yield %c2 : index
    }
    return %1 : index
  }
}

