module {
  func.func @f(%arg0: index, %arg1: i1) {
    return
  ^bb1:  // no predecessors
    scf.if %arg1 {
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i1, %arg2: f32) {
    "any.foo"() ({
      cf.cond_br %arg1, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      "any.bar"() : () -> ()
    }) : () -> ()
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    cf.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
    %3 = arith.cmpi slt, %2, %c4 : index
    cf.cond_br %3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %4 = arith.addi %2, %arg0 : index
    cf.br ^bb3(%4 : index)
  ^bb5:  // pred: ^bb3
    %5 = arith.addi %0, %c2 : index
    cf.br ^bb1(%5 : index)
  ^bb6:  // pred: ^bb1
    cf.cond_br %arg1, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    cf.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    cf.cond_br %arg1, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    cf.br ^bb11(%arg2, %arg0 : f32, index)
  ^bb10:  // pred: ^bb8
    cf.br ^bb11(%arg2, %arg0 : f32, index)
  ^bb11(%6: f32, %7: index):  // 2 preds: ^bb9, ^bb10
    cf.br ^bb12
  ^bb12:  // pred: ^bb11
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32) {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg0 : i32
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %arg0 : i32
    cf.br ^bb1(%2 : i32)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%arg0 : i32)
  ^bb4(%3: i32):  // 2 preds: ^bb3, ^bb8
    %4 = arith.cmpi slt, %3, %arg0 : i32
    cf.cond_br %4, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    cf.br ^bb6(%arg0 : i32)
  ^bb6(%5: i32):  // 2 preds: ^bb5, ^bb7
    %6 = arith.cmpi slt, %5, %3 : i32
    cf.cond_br %6, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    "any.foo"(%3, %5) : (i32, i32) -> ()
    %7 = arith.addi %5, %arg0 : i32
    cf.br ^bb6(%7 : i32)
  ^bb8:  // pred: ^bb6
    %8 = arith.addi %3, %arg0 : i32
    cf.br ^bb4(%8 : i32)
  ^bb9:  // pred: ^bb4
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb9, ^bb10
    %true = arith.constant true
    cf.cond_br %true, ^bb10, ^bb11
  ^bb11:  // pred: ^bb10
    return
  }
}

// -----
module {
  func.func @nest(%arg0: i1, %arg1: f32, %arg2: index) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb9
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%arg2, %arg1 : index, f32)
  ^bb2(%0: index, %1: f32):  // 2 preds: ^bb1, ^bb7
    %2 = arith.cmpi slt, %0, %arg2 : index
    cf.cond_br %2, ^bb3, ^bb8
  ^bb3:  // pred: ^bb2
    cf.cond_br %arg0, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    cf.br ^bb6(%1 : f32)
  ^bb5:  // pred: ^bb3
    cf.br ^bb6(%arg1 : f32)
  ^bb6(%3: f32):  // 2 preds: ^bb4, ^bb5
    cf.br ^bb7
  ^bb7:  // pred: ^bb6
    %4 = arith.addi %0, %arg2 : index
    cf.br ^bb2(%4, %3 : index, f32)
  ^bb8:  // pred: ^bb2
    cf.br ^bb20(%1, %arg1 : f32, f32)
  ^bb9:  // pred: ^bb0
    cf.br ^bb10(%arg2, %arg1, %arg1 : index, f32, f32)
  ^bb10(%5: index, %6: f32, %7: f32):  // 2 preds: ^bb9, ^bb18
    %8 = arith.cmpi slt, %5, %arg2 : index
    cf.cond_br %8, ^bb11, ^bb19
  ^bb11:  // pred: ^bb10
    cf.br ^bb12(%arg2, %6, %7 : index, f32, f32)
  ^bb12(%9: index, %10: f32, %11: f32):  // 2 preds: ^bb11, ^bb17
    %12 = arith.cmpi slt, %9, %arg2 : index
    cf.cond_br %12, ^bb13, ^bb18
  ^bb13:  // pred: ^bb12
    cf.cond_br %arg0, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    cf.br ^bb16(%arg1 : f32)
  ^bb15:  // pred: ^bb13
    cf.br ^bb16(%arg1 : f32)
  ^bb16(%13: f32):  // 2 preds: ^bb14, ^bb15
    cf.br ^bb17
  ^bb17:  // pred: ^bb16
    %14 = arith.mulf %11, %13 : f32
    %15 = arith.addi %9, %arg2 : index
    cf.br ^bb12(%15, %13, %14 : index, f32, f32)
  ^bb18:  // pred: ^bb12
    %16 = arith.addi %5, %arg2 : index
    cf.br ^bb10(%16, %10, %11 : index, f32, f32)
  ^bb19:  // pred: ^bb10
    cf.br ^bb20(%6, %7 : f32, f32)
  ^bb20(%17: f32, %18: f32):  // 2 preds: ^bb8, ^bb19
    cf.br ^bb21
  ^bb21:  // pred: ^bb20
    return %17 : f32
  }
}

