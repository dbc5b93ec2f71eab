module {
  func.func @matching(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: f32, %arg2: index, %arg3: index) -> tensor<?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[%arg2] [%arg3] [1] {__inplace_operands_attr__ = ["true", "none", "none"]} : tensor<?xf32> to tensor<?xf32>
    %0 = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%arg1 : f32) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[%arg2] [%arg3] [1] {__inplace_operands_attr__ = ["true", "true", "none", "none"]} : tensor<?xf32> into tensor<?xf32>
    return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted_slice : tensor<?xf32>
  }
}

// -----
module {
  func.func @elsewhere(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: f32, %arg2: index, %arg3: index, %arg4: index) -> tensor<?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[%arg2] [%arg4] [1] {__inplace_operands_attr__ = ["false", "none", "none"]} : tensor<?xf32> to tensor<?xf32>
    %0 = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%arg1 : f32) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[%arg3] [%arg4] [1] {__inplace_operands_attr__ = ["true", "true", "none", "none"]} : tensor<?xf32> into tensor<?xf32>
    return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted_slice : tensor<?xf32>
  }
}

// -----
module {
  func.func @read_later(%arg0: tensor<?xf32> {bufferization.access = "read"}, %arg1: f32, %arg2: index) -> (tensor<?xf32>, f32) {
    %inserted = tensor.insert %arg1 into %arg0[%arg2] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<?xf32>
    %extracted = tensor.extract %arg0[%arg2] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32>
    return {__inplace_operands_attr__ = ["true", "none"]} %inserted, %extracted : tensor<?xf32>, f32
  }
}

// -----
module {
  func.func @read_before(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: f32, %arg2: index) -> (tensor<?xf32>, f32) {
    %extracted = tensor.extract %arg0[%arg2] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32>
    %inserted = tensor.insert %arg1 into %arg0[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
    return {__equivalent_func_args__ = [0, -1], __inplace_operands_attr__ = ["true", "none"]} %inserted, %extracted : tensor<?xf32>, f32
  }
}

// -----
module {
  func.func @nested(%arg0: tensor<16x16xf32> {bufferization.access = "read-write"}, %arg1: f32, %arg2: index) -> tensor<16x16xf32> {
    %extracted_slice = tensor.extract_slice %arg0[%arg2, 0] [8, 16] [1, 1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<16x16xf32> to tensor<8x16xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 4] [8, 8] [1, 1] {__inplace_operands_attr__ = ["true"]} : tensor<8x16xf32> to tensor<8x8xf32>
    %0 = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%arg1 : f32) outs(%extracted_slice_0 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %inserted_slice = tensor.insert_slice %0 into %extracted_slice[0, 4] [8, 8] [1, 1] {__inplace_operands_attr__ = ["true", "true"]} : tensor<8x8xf32> into tensor<8x16xf32>
    %inserted_slice_1 = tensor.insert_slice %inserted_slice into %arg0[%arg2, 0] [8, 16] [1, 1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<8x16xf32> into tensor<16x16xf32>
    return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted_slice_1 : tensor<16x16xf32>
  }
}

// -----
module {
  func.func @not_writable(%arg0: tensor<4xf32> {bufferization.access = "read", bufferization.writable = false}, %arg1: f32, %arg2: index, %arg3: i1) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
    %inserted = tensor.insert %arg1 into %arg0[%arg2] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
    %inserted_0 = tensor.insert %arg1 into %cst[%arg2] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
    %0 = arith.select %arg3, %inserted, %cst {__inplace_operands_attr__ = ["none", "false", "false"]} : tensor<4xf32>
    %inserted_1 = tensor.insert %arg1 into %0[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
    return {__inplace_operands_attr__ = ["true", "true", "true"]} %inserted, %inserted_0, %inserted_1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----
module {
  func.func @undefined(%arg0: f32, %arg1: index) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = bufferization.alloc_tensor(%arg1) : tensor<?xf32>
    %1 = linalg.fill {__inplace_operands_attr__ = ["none", "false"]} ins(%arg0 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
    %mapped = linalg.map { arith.addf } ins(%1, %1 : tensor<?xf32>, tensor<?xf32>) outs(%0 : tensor<?xf32>) {__inplace_operands_attr__ = ["true", "true", "true"]}
    return {__inplace_operands_attr__ = ["true", "true"]} %1, %mapped : tensor<?xf32>, tensor<?xf32>
  }
}

// -----
#map = affine_map<(d0) -> (d0)>
module {
  func.func @elementwise(%arg0: tensor<?xf32> {bufferization.access = "read-write"}) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%arg0 : tensor<?xf32>) attrs =  {__inplace_operands_attr__ = ["true", "true"]} {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %in, %out : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %0 : tensor<?xf32>
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @transposed(%arg0: tensor<?x?xf32> {bufferization.access = "read"}) -> tensor<?x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xf32>) outs(%arg0 : tensor<?x?xf32>) attrs =  {__inplace_operands_attr__ = ["true", "false"]} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    return {__inplace_operands_attr__ = ["true"]} %0 : tensor<?x?xf32>
  }
}

