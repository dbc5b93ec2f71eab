module {
  func.func @values(%arg0: index, %arg1: f32, %arg2: f32, %arg3: f32) -> f32 {
    %0 = arith.index_cast %arg0 : index to i64
    cf.switch %0 : i64, [
      default: ^bb3,
      0: ^bb1,
      4294967296: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    cf.br ^bb4(%arg1 : f32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb4(%arg2 : f32)
  ^bb3:  // pred: ^bb0
    cf.br ^bb4(%arg3 : f32)
  ^bb4(%1: f32):  // 3 preds: ^bb1, ^bb2, ^bb3
    return %1 : f32
  }
}

// -----
module {
  func.func @nothing(%arg0: index) {
    %0 = arith.index_cast %arg0 : index to i64
    cf.switch %0 : i64, [
      default: ^bb1]
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    %1 = arith.index_cast %arg0 : index to i64
    cf.switch %1 : i64, [
      default: ^bb5,
      7000000000: ^bb3,
      18446744073709551613: ^bb4
    ]
  ^bb3:  // pred: ^bb2
    cf.br ^bb6
  ^bb4:  // pred: ^bb2
    cf.br ^bb6
  ^bb5:  // pred: ^bb2
    "any.bar"() : () -> ()
    cf.br ^bb6
  ^bb6:  // 3 preds: ^bb3, ^bb4, ^bb5
    return
  }
}

