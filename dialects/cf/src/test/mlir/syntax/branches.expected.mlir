module {
  func.func @v(%arg0: i1, %arg1: memref<?xi32>) attributes {arg_attrs2, zz = 3 : i32} {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg0 : i1)
  ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb3
    cf.assert %arg0, "h\22i"
    return
  ^bb2(%0: i1):  // 2 preds: ^bb0, ^bb2
    %c3_i32 = arith.constant 3 : i32
    cf.switch %c3_i32 : i32, [
      default: ^bb1,
      3: ^bb2(%arg0 : i1),
      4294967292: ^bb3(%c3_i32, %c3_i32 : i32, i32)
    ]
  ^bb3(%1: i32, %2: i32):  // pred: ^bb2
    cf.br ^bb1
  }
}

