#loc = loc(unknown)
module {
  func.func @f(%arg0: i32 loc(unknown)) -> i32 {
    cf.br ^bb1(%arg0 : i32) loc(#loc)
  ^bb1(%0: i32 loc(unknown)):  // pred: ^bb0
    %1 = arith.addi %arg0, %0 : i32 loc(#loc)
    return %1 : i32 loc(#loc)
  } loc(#loc)
} loc(#loc)

