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

// -----
module {
  func.func @blocks(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: f32, %arg2: index, %arg3: i1) -> f32 {
    cf.br ^bb1(%arg1 : f32)
  ^bb1(%0: f32):  // 2 preds: ^bb0, ^bb1
    %extracted = tensor.extract %arg0[%arg2] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32>
    %inserted = tensor.insert %0 into %arg0[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
    %extracted_0 = tensor.extract %inserted[%arg2] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32>
    %1 = arith.addf %extracted, %extracted_0 : f32
    cf.cond_br %arg3, ^bb1(%1 : f32), ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : f32
  }
}

