module {
  func.func @constant(%arg0: f32, %arg1: index) -> tensor<4xf32> {
    %cst = arith.constant {"W_0[NOT-WRITABLE: result 0]"} dense<1.000000e+00> : tensor<4xf32>
    %inserted = tensor.insert %arg0 into %cst[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
    return {__inplace_operands_attr__ = ["true"]} %inserted : tensor<4xf32>
  }
}

// -----
module {
  func.func @exclusive(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: f32, %arg2: index, %arg3: i1) -> tensor<?xf32> {
    %0 = scf.if %arg3 -> (tensor<?xf32>) {
      %inserted = tensor.insert %arg1 into %arg0[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
      scf.yield {__inplace_operands_attr__ = ["true"]} %inserted : tensor<?xf32>
    } else {
      %extracted = tensor.extract %arg0[%arg2] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32>
      %inserted = tensor.insert %extracted into %arg0[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
      scf.yield {__inplace_operands_attr__ = ["true"]} %inserted : tensor<?xf32>
    }
    return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %0 : tensor<?xf32>
  }
}

// -----
module {
  func.func @copied(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: index) -> tensor<?xf32> attributes {"C_0[DEF: bbArg 0]"} {
    %extracted_slice = tensor.extract_slice %arg0[%arg1] [2] [1] {__inplace_operands_attr__ = ["false", "none"]} : tensor<?xf32> to tensor<2xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[3] [2] [1] {"C_0[CONFL-WRITE: 1]", "C_0[READ: 0]", __inplace_operands_attr__ = ["true", "true"]} : tensor<2xf32> into tensor<?xf32>
    return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted_slice : tensor<?xf32>
  }
}

