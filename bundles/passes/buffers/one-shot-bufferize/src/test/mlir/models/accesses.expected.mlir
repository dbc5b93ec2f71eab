#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @p_extract_slice(%arg0: tensor<?xf32> {bufferization.access = "none"}, %arg1: index) attributes {__bbarg_alias_set_attr__ = [[[["%extracted_slice", "%arg0"]]]]} {
    %extracted_slice = tensor.extract_slice %arg0[0] [%arg1] [1] {__inplace_operands_attr__ = ["true", "none"], __opresult_alias_set_attr__ = [["%extracted_slice", "%arg0"]]} : tensor<?xf32> to tensor<?xf32>
    return
  }
  func.func @p_extract(%arg0: tensor<?xf32> {bufferization.access = "read"}, %arg1: index) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %extracted = tensor.extract %arg0[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32>
    return
  }
  func.func @p_cast(%arg0: tensor<?xf32> {bufferization.access = "none"}, %arg1: index) attributes {__bbarg_alias_set_attr__ = [[[["%cast", "%arg0"]]]]} {
    %cast = tensor.cast %arg0 {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%cast", "%arg0"]]} : tensor<?xf32> to tensor<*xf32>
    return
  }
  func.func @p_collapse(%arg0: tensor<?x4xf32> {bufferization.access = "read"}, %arg1: index) attributes {__bbarg_alias_set_attr__ = [[[["%collapsed", "%arg0"]]]]} {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%collapsed", "%arg0"]]} : tensor<?x4xf32> into tensor<?xf32>
    return
  }
  func.func @p_expand(%arg0: tensor<?xf32> {bufferization.access = "none"}, %arg1: index) attributes {__bbarg_alias_set_attr__ = [[[["%expanded", "%arg0"]]]]} {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [4, %arg1] {__inplace_operands_attr__ = ["true", "none"], __opresult_alias_set_attr__ = [["%expanded", "%arg0"]]} : tensor<?xf32> into tensor<4x?xf32>
    return
  }
  func.func @p_reshape(%arg0: tensor<?xf32> {bufferization.access = "none"}, %arg1: tensor<1xi32> {bufferization.access = "read"}) attributes {__bbarg_alias_set_attr__ = [[[["%reshape", "%arg0"], ["%arg1"]]]]} {
    %reshape = tensor.reshape %arg0(%arg1) {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%reshape", "%arg0"]]} : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
    return
  }
  func.func @p_dim(%arg0: tensor<?xf32> {bufferization.access = "none"}, %arg1: index) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %dim = tensor.dim {__inplace_operands_attr__ = ["true", "none"]} %arg0, %arg1 : tensor<?xf32>
    return
  }
  func.func @p_rank(%arg0: tensor<*xf32> {bufferization.access = "none"}, %arg1: index) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %rank = tensor.rank %arg0 {__inplace_operands_attr__ = ["true"]} : tensor<*xf32>
    return
  }
  func.func @p_insert(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: f32, %arg2: index) attributes {__bbarg_alias_set_attr__ = [[[["%inserted", "%arg0"]]]]} {
    %inserted = tensor.insert %arg1 into %arg0[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%inserted", "%arg0"]]} : tensor<?xf32>
    return
  }
  func.func @p_insert_slice(%arg0: tensor<?xf32> {bufferization.access = "read"}, %arg1: tensor<?xf32> {bufferization.access = "read-write"}, %arg2: index) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"], ["%inserted_slice", "%arg1"]]]]} {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg2] [%arg2] [1] {__inplace_operands_attr__ = ["true", "true", "none", "none"], __opresult_alias_set_attr__ = [["%inserted_slice", "%arg1"]]} : tensor<?xf32> into tensor<?xf32>
    return
  }
  func.func @p_insert_slice_whole(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: tensor<4xf32> {bufferization.access = "write"}, %arg2: index) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"], ["%inserted_slice", "%arg1"]]]]} {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0] [4] [1] {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%inserted_slice", "%arg1"]]} : tensor<4xf32> into tensor<4xf32>
    return
  }
  func.func @p_pad(%arg0: tensor<?xf32> {bufferization.access = "read"}, %arg1: f32, %arg2: index) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %padded = tensor.pad %arg0 low[1] high[1] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : f32
    } {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = [["%padded"]]} : tensor<?xf32> to tensor<?xf32>
    return
  }
  func.func @p_soft(%arg0: tensor<?x5xf32> {bufferization.access = "read"}, %arg1: tensor<?x5xf32> {bufferization.access = "write"}) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"], ["%0", "%arg1"]]]]} {
    %0 = linalg.softmax {__inplace_operands_attr__ = ["true", "true"], __opresult_alias_set_attr__ = [["%0", "%arg1"]]} dimension(1) ins(%arg0 : tensor<?x5xf32>) outs(%arg1 : tensor<?x5xf32>) -> tensor<?x5xf32>
    return
  }
  func.func @p_generic(%arg0: tensor<?xf32> {bufferization.access = "read"}, %arg1: tensor<?xf32> {bufferization.access = "none"}, %arg2: tensor<?xf32> {bufferization.access = "read-write"}, %arg3: tensor<?xf32> {bufferization.access = "write"}) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"], ["%arg1"], ["%0#0", "%arg2"], ["%0#1", "%arg3"]]]]} {
    %0:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<?xf32>, tensor<?xf32>) outs(%arg2, %arg3 : tensor<?xf32>, tensor<?xf32>) attrs =  {__inplace_operands_attr__ = ["true", "true", "true", "true"], __opresult_alias_set_attr__ = [["%0#0", "%arg2"], ["%0#1", "%arg3"]]} {
    ^bb0(%in: f32, %in_0: f32, %out: f32, %out_1: f32):
      linalg.yield %in, %out : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
    return
  }
  func.func @p_tr(%arg0: tensor<?xf32> {bufferization.access = "read"}, %arg1: vector<4xf32>, %arg2: index, %arg3: f32) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = vector.transfer_read %arg0[%arg2], %arg3 {__inplace_operands_attr__ = ["true", "none", "none"]} : tensor<?xf32>, vector<4xf32>
    return
  }
  func.func @p_tw(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: vector<4xf32>, %arg2: index, %arg3: f32) attributes {__bbarg_alias_set_attr__ = [[[["%0", "%arg0"]]]]} {
    %0 = vector.transfer_write %arg1, %arg0[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%0", "%arg0"]]} : vector<4xf32>, tensor<?xf32>
    return
  }
  func.func @p_tw_whole(%arg0: tensor<4xf32> {bufferization.access = "write"}, %arg1: vector<4xf32>, %arg2: index, %arg3: f32) attributes {__bbarg_alias_set_attr__ = [[[["%0", "%arg0"]]]]} {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%0", "%arg0"]], in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    return
  }
  func.func @p_tw_whole2(%arg0: tensor<4x1xf32> {bufferization.access = "write"}, %arg1: vector<4xf32>, %arg2: index, %arg3: f32) attributes {__bbarg_alias_set_attr__ = [[[["%0", "%arg0"]]]]} {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {__inplace_operands_attr__ = ["none", "true", "none", "none"], __opresult_alias_set_attr__ = [["%0", "%arg0"]], in_bounds = [true], permutation_map = #map1} : vector<4xf32>, tensor<4x1xf32>
    return
  }
  func.func @p_gather(%arg0: tensor<?xf32> {bufferization.access = "read"}, %arg1: vector<4xi32>, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4xf32>) attributes {__bbarg_alias_set_attr__ = [[[["%arg0"]]]]} {
    %0 = vector.gather %arg0[%arg2] [%arg1], %arg3, %arg4 {__inplace_operands_attr__ = ["true", "none", "none", "none", "none"]} : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return
  }
  func.func @p_mask(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>) attributes {__bbarg_alias_set_attr__ = [[[["%0", "%1", "%arg0"]]]]} {
    %0 = vector.mask %arg2 { vector.transfer_write %arg3, %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = [["%0", "%1", "%arg0"]]} : vector<4xf32>, tensor<?xf32> } {__opresult_alias_set_attr__ = [["%0", "%1", "%arg0"]]} : vector<4xi1> -> tensor<?xf32>
    return
  }
}

