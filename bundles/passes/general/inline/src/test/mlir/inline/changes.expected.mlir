// -----// IR Dump After CSE (cse) //----- //
func.func private @g(%arg0: i32) -> i32 {
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.addi %arg0, %c0_i32 : i32
  return %0 : i32
}

// -----// IR Dump After CSE (cse) //----- //
func.func @f(%arg0: i32) -> i32 {
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.addi %arg0, %c0_i32 : i32
  %1 = arith.addi %0, %c0_i32 : i32
  return %1 : i32
}

// -----// IR Dump After Inliner (inline) //----- //
module {
  func.func @f(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.addi %arg0, %c0_i32 : i32
    %1 = arith.addi %0, %c0_i32 : i32
    return %1 : i32
  }
  module @inner {
    func.func @h(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
}


module {
  func.func @f(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.addi %arg0, %c0_i32 : i32
    %1 = arith.addi %0, %c0_i32 : i32
    return %1 : i32
  }
  module @inner {
    func.func @h(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
}

