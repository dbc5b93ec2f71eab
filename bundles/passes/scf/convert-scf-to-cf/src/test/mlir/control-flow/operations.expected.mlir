module {
  func.func private @u(index)
  func.func @f(%arg0: index, %arg1: memref<?x4xf32>, %arg2: f32, %arg3: i1) -> f32 {
    %c3 = arith.constant 3 : index
    cf.br ^bb1(%arg0, %arg2 : index, f32)
  ^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %c3 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.addf %1, %arg2 : f32
    %4 = arith.addi %0, %c3 : index
    cf.br ^bb1(%4, %3 : index, f32)
  ^bb3:  // pred: ^bb1
    cf.cond_br %arg3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    call @u(%arg0) : (index) -> ()
    cf.br ^bb8(%arg2 : f32)
  ^bb5:  // pred: ^bb3
    cf.cond_br %arg3, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    call @u(%arg0) : (index) -> ()
    cf.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    cf.br ^bb8(%1 : f32)
  ^bb8(%5: f32):  // 2 preds: ^bb4, ^bb7
    cf.br ^bb9
  ^bb9:  // pred: ^bb8
    cf.br ^bb10(%arg0, %arg2 : index, f32)
  ^bb10(%6: index, %7: f32):  // 2 preds: ^bb9, ^bb14
    %8 = arith.cmpi slt, %6, %c3 : index
    cf.cond_br %8, ^bb11, ^bb15
  ^bb11:  // pred: ^bb10
    cf.br ^bb12(%c3, %7 : index, f32)
  ^bb12(%9: index, %10: f32):  // 2 preds: ^bb11, ^bb13
    %11 = arith.cmpi slt, %9, %c3 : index
    cf.cond_br %11, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    call @u(%6) : (index) -> ()
    %12 = arith.addf %10, %arg2 : f32
    %13 = arith.addi %9, %arg0 : index
    cf.br ^bb12(%13, %12 : index, f32)
  ^bb14:  // pred: ^bb12
    %14 = arith.addi %6, %arg0 : index
    cf.br ^bb10(%14, %10 : index, f32)
  ^bb15:  // pred: ^bb10
    cf.br ^bb16(%arg0 : index)
  ^bb16(%15: index):  // 2 preds: ^bb15, ^bb17
    %16 = arith.cmpi slt, %15, %c3 : index
    cf.cond_br %16, ^bb17(%15, %arg2 : index, f32), ^bb18
  ^bb17(%17: index, %18: f32):  // pred: ^bb16
    call @u(%17) : (index) -> ()
    cf.br ^bb16(%17 : index)
  ^bb18:  // pred: ^bb16
    cf.br ^bb19(%arg0 : index)
  ^bb19(%19: index):  // 2 preds: ^bb18, ^bb19
    %20 = arith.cmpi slt, %19, %c3 : index
    cf.cond_br %20, ^bb19(%19 : index), ^bb20
  ^bb20:  // pred: ^bb19
    cf.br ^bb21
  ^bb21:  // pred: ^bb20
    cf.cond_br %arg3, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    cf.br ^bb24(%arg2 : f32)
  ^bb23:  // pred: ^bb21
    cf.br ^bb24(%1 : f32)
  ^bb24(%21: f32):  // 2 preds: ^bb22, ^bb23
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c3_1 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    cf.br ^bb25(%c0 : index)
  ^bb25(%22: index):  // 2 preds: ^bb24, ^bb29
    %23 = arith.cmpi slt, %22, %c3_1 : index
    cf.cond_br %23, ^bb26, ^bb30
  ^bb26:  // pred: ^bb25
    cf.br ^bb27(%c0_0 : index)
  ^bb27(%24: index):  // 2 preds: ^bb26, ^bb28
    %25 = arith.cmpi slt, %24, %arg0 : index
    cf.cond_br %25, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    call @u(%22) : (index) -> ()
    %26 = arith.addi %24, %c1_2 : index
    cf.br ^bb27(%26 : index)
  ^bb29:  // pred: ^bb27
    %27 = arith.addi %22, %c1 : index
    cf.br ^bb25(%27 : index)
  ^bb30:  // pred: ^bb25
    return %5 : f32
  }
}

