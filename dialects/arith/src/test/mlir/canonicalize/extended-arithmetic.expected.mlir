module {
  func.func @ext(%arg0: i32, %arg1: i32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, i1) {
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %false = arith.constant false
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %2 = arith.extsi %1 : i1 to i32
    %3 = arith.muli %arg0, %arg1 : i32
    %4 = arith.muli %arg0, %arg1 : i32
    %sum, %overflow = arith.addui_extended %arg1, %c3_i32 : i32, i1
    return %arg0, %false, %0, %arg0, %2, %3, %arg0, %c0_i32, %4, %overflow : i32, i1, i32, i32, i32, i32, i32, i32, i32, i1
  }
}

