module {
  func.func @diamond(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg1 : i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg2 : i32)
  ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
    return %0 : i32
  }
  func.func @overwritten(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg2 : i32
  }
  func.func @loop(%arg0: i32, %arg1: index) -> i32 {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg0 : i32
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %c1_i32 : i32
    cf.br ^bb1(%2 : i32)
  ^bb3:  // pred: ^bb1
    return %0 : i32
  }
  func.func @default(%arg0: i1, %arg1: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    cf.cond_br %arg0, ^bb1, ^bb3(%cst : f32)
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg1 : f32)
  ^bb2:  // no predecessors
    cf.br ^bb3(%cst : f32)
  ^bb3(%0: f32):  // 3 preds: ^bb0, ^bb1, ^bb2
    return %0 : f32
  }
}

