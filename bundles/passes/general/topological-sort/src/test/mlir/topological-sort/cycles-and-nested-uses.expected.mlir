module {
  %c2_i32 = arith.constant 2 : i32
  %c3_i32 = arith.constant 3 : i32
  "t.use"(%0, %1) ({
    "t.in"(%2) : (i32) -> ()
    "t.in2"(%4) : (i32) -> ()
    builtin.module {
      %c3_i32_0 = arith.constant 3 : i32
      %5 = arith.addi %c3_i32_0, %c3_i32_0 : i32
    }
  }) : (i32, i32) -> ()
  %0 = arith.addi %2, %1 : i32
  %1 = arith.addi %2, %2 : i32
  %2 = arith.addi %3, %c2_i32 : i32
  %3 = arith.addi %4, %c2_i32 : i32
  %4 = arith.addi %3, %c2_i32 : i32
}

