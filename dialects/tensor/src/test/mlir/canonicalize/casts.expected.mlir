module {
  func.func @same_type(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func @back(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func @fewer_sizes_in_two_steps(%arg0: tensor<4x8xf32>) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg0 : tensor<4x8xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @more_sizes_in_two_steps(%arg0: tensor<?x?xf32>) -> tensor<4x8xf32> {
    %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x8xf32>
    return %cast : tensor<4x8xf32>
  }
  func.func @check_in_between(%arg0: tensor<?x?xf32>) -> tensor<?x8xf32> {
    %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x?xf32>
    %cast_0 = tensor.cast %cast : tensor<4x?xf32> to tensor<?x8xf32>
    return %cast_0 : tensor<?x8xf32>
  }
  func.func @contradicting_sizes(%arg0: tensor<4xf32>) -> tensor<5xf32> {
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %cast : tensor<?xf32> to tensor<5xf32>
    return %cast_0 : tensor<5xf32>
  }
  func.func @through_unranked(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<4xf32>, tensor<?x?xf32>) {
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %arg1 : tensor<?xf32> to tensor<*xf32>
    %cast_1 = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
    %cast_2 = tensor.cast %cast_0 : tensor<*xf32> to tensor<?x?xf32>
    return %cast, %cast_1, %cast_2 : tensor<?xf32>, tensor<4xf32>, tensor<?x?xf32>
  }
  func.func @from_unranked_to_unranked(%arg0: tensor<*xf32>) -> tensor<*xf32> {
    %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<4xf32>
    %cast_0 = tensor.cast %cast : tensor<4xf32> to tensor<*xf32>
    return %cast_0 : tensor<*xf32>
  }
  func.func @bitcasts(%arg0: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
    %0 = tensor.bitcast %arg0 : tensor<4xi32> to tensor<4xf32>
    return %0, %arg0 : tensor<4xf32>, tensor<4xi32>
  }
  func.func @of_empty(%arg0: index, %arg1: index) -> (tensor<4x?xf32>, tensor<?x?xf32>, tensor<?x8xf32>) {
    %0 = tensor.empty(%arg1) : tensor<4x?xf32>
    %1 = tensor.empty(%arg0) : tensor<?x8xf32>
    %cast = tensor.cast %1 : tensor<?x8xf32> to tensor<?x?xf32>
    %2 = tensor.empty(%arg0) : tensor<?x8xf32>
    return %0, %cast, %2 : tensor<4x?xf32>, tensor<?x?xf32>, tensor<?x8xf32>
  }
  func.func @empty_with_constant_sizes(%arg0: index) -> tensor<?x?xf32> {
    %0 = tensor.empty(%arg0) : tensor<4x?xf32>
    %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @empty_with_negative_size() -> tensor<?xf32> {
    %c-4 = arith.constant -4 : index
    %0 = tensor.empty(%c-4) : tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @insert_into_cast(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index) -> tensor<?xf32> {
    %inserted = tensor.insert %arg1 into %arg0[%arg2] : tensor<4xf32>
    %cast = tensor.cast %inserted : tensor<4xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @concatenation_of_one(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>) {
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
    return %arg0, %cast, %cast_0 : tensor<4xf32>, tensor<?xf32>, tensor<4xf32>
  }
  func.func @concatenation_of_two(%arg0: tensor<4xf32>) -> tensor<8xf32> {
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    return %concat : tensor<8xf32>
  }
  func.func @collapse_of_cast(%arg0: tensor<4x?x2xf32>, %arg1: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<4x?x2xf32> into tensor<4x?xf32>
    %cast = tensor.cast %collapsed : tensor<4x?xf32> to tensor<?x?xf32>
    %cast_0 = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x?xf32>
    %collapsed_1 = tensor.collapse_shape %cast_0 [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
    return %cast, %collapsed_1 : tensor<?x?xf32>, tensor<?xf32>
  }
  func.func @reshapes_of_constants(%arg0: f32, %arg1: index) -> (tensor<2x2xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<?x2xf32>) {
    %cst = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
    %splat = tensor.splat %arg0 : tensor<2x2xf32>
    %from_elements = tensor.from_elements %arg0, %arg0, %arg0, %arg0 : tensor<4xf32>
    %splat_0 = tensor.splat %arg0[%arg1] : tensor<?xf32>
    %expanded = tensor.expand_shape %splat_0 [[0, 1]] output_shape [%arg1, 2] : tensor<?xf32> into tensor<?x2xf32>
    return %splat, %from_elements, %cst, %expanded : tensor<2x2xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<?x2xf32>
  }
}

