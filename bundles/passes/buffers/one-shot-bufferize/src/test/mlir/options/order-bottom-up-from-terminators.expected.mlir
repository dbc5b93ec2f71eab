module {
  func.func @f(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: f32, %arg2: index, %arg3: index) -> (tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %arg1 into %arg0[%arg2] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<?xf32>
    %inserted_0 = tensor.insert %arg1 into %arg0[%arg3] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
    %0 = scf.for %arg4 = %c0 to %arg3 step %c1 iter_args(%arg5 = %inserted) -> (tensor<?xf32>) {
      %inserted_1 = tensor.insert %arg1 into %arg5[%arg4] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<?xf32>
      %inserted_2 = tensor.insert %arg1 into %arg5[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
      %extracted = tensor.extract %inserted_2[%arg4] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32>
      %inserted_3 = tensor.insert %extracted into %inserted_1[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
      scf.yield {__inplace_operands_attr__ = ["true"]} %inserted_3 : tensor<?xf32>
    } {__inplace_operands_attr__ = ["none", "none", "none", "true"]}
    return {__equivalent_func_args__ = [-1, 0], __inplace_operands_attr__ = ["true", "true"]} %0, %inserted_0 : tensor<?xf32>, tensor<?xf32>
  }
}

