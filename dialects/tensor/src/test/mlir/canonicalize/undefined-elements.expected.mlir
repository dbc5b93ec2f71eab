module {
  func.func @f() -> tensor<2xi32> {
    %0 = ub.poison : i32
    %c0_i32 = arith.constant 0 : i32
    %from_elements = tensor.from_elements %0, %c0_i32 : tensor<2xi32>
    return %from_elements : tensor<2xi32>
  }
}

