module {
  func.func @from_bits() -> (tf32, i32) {
    %cst = arith.constant 1.500000e+00 : tf32
    %c130560_i32 = arith.constant 130560 : i32
    return %cst, %c130560_i32 : tf32, i32
  }
}

// -----
module {
  func.func @beyond() -> (tf32, i32) {
    %cst = arith.constant 1.038460e+34 : tf32
    %c245760_i32 = arith.constant 245760 : i32
    return %cst, %c245760_i32 : tf32, i32
  }
}

// -----
module {
  "test.op"() {raw = dense<[1.500000e+00, -3.689350e+19]> : tensor<2xtf32>} : () -> ()
}

// -----
module {
  func.func @halves(%arg0: f16, %arg1: f64) -> (tf32, tf32) {
    %0 = arith.extf %arg0 : f16 to tf32
    %1 = arith.truncf %arg1 : f64 to tf32
    return %0, %1 : tf32, tf32
  }
}

