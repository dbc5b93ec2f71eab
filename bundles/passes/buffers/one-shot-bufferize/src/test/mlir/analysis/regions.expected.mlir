module {
  func.func @parallel(%arg0: tensor<?xf32> {bufferization.access = "read"}, %arg1: tensor<?xf32> {bufferization.access = "read-write"}, %arg2: f32, %arg3: index) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %0 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %arg1) -> (tensor<?xf32>) {
      %inserted = tensor.insert %arg2 into %arg0[%c0] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<?xf32>
      %extracted_slice = tensor.extract_slice %inserted[%arg4] [1] [1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg5[%arg4] [1] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<1xf32> into tensor<?xf32>
      }
    } {__inplace_operands_attr__ = ["none", "true"]}
    return {__equivalent_func_args__ = [1], __inplace_operands_attr__ = ["true"]} %0 : tensor<?xf32>
  }
}

