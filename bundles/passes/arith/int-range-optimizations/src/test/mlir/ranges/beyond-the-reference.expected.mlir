module {
  func.func @sizes(%arg0: memref<?x4xf32>, %arg1: index) -> (i1, i1) {
    %true = arith.constant true
    return %true, %true : i1, i1
  }
  func.func @maps(%arg0: index) -> (i1, i1, i1) {
    %true = arith.constant true
    return %true, %true, %true : i1, i1, i1
  }
  func.func @exclusive_or(%arg0: i8) -> i1 {
    %c4_i8 = arith.constant 4 : i8
    %c5_i8 = arith.constant 5 : i8
    %0 = arith.remui %arg0, %c5_i8 : i8
    %1 = arith.xori %0, %c4_i8 : i8
    %2 = arith.cmpi ule, %1, %c4_i8 : i8
    return %2 : i1
  }
}

