module {
  func.func @t(%arg0: i32, %arg1: i32, %arg2: tensor<?xf32>) -> (i32, i32, i32, i32, index, i32) {
    %c1_i32 = arith.constant 1 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = arith.minui %arg0, %c10_i32 : i32
    %1 = arith.minui %arg1, %c10_i32 : i32
    %2 = arith.addi %1, %c1_i32 : i32
    %3 = arith.divui %0, %2 {foo} : i32
    %4 = arith.remui %0, %2 : i32
    %5 = arith.ceildivui %0, %2 : i32
    %6 = arith.divui %0, %2 : i32
    %7 = arith.addi %0, %c0_i32 : i32
    %dim = tensor.dim %arg2, %c0 : tensor<?xf32>
    %8 = arith.divsi %dim, %c2 : index
    return %3, %4, %5, %6, %8, %c10_i32 : i32, i32, i32, i32, index, i32
  }
}

