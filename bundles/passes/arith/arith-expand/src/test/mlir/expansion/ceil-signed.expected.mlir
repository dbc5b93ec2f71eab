module {
  func.func @ceil(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.muli %0, %arg1 : i32
    %2 = arith.cmpi ne, %arg0, %1 : i32
    %c0_i32 = arith.constant 0 : i32
    %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %4 = arith.cmpi slt, %arg1, %c0_i32 : i32
    %5 = arith.cmpi eq, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %c1_i32 = arith.constant 1 : i32
    %7 = arith.addi %0, %c1_i32 : i32
    %8 = arith.select %6, %7, %0 : i32
    return %8 : i32
  }
  func.func @smallest() -> i32 {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.divsi %c-2147483648_i32, %c3_i32 : i32
    %1 = arith.muli %0, %c3_i32 : i32
    %2 = arith.cmpi ne, %c-2147483648_i32, %1 : i32
    %c0_i32 = arith.constant 0 : i32
    %3 = arith.cmpi slt, %c-2147483648_i32, %c0_i32 : i32
    %4 = arith.cmpi slt, %c3_i32, %c0_i32 : i32
    %5 = arith.cmpi eq, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %c1_i32 = arith.constant 1 : i32
    %7 = arith.addi %0, %c1_i32 : i32
    %8 = arith.select %6, %7, %0 : i32
    return %8 : i32
  }
}

