module {
  func.func @splat(%arg0: complex<f32>, %arg1: vector<4xf32>, %arg2: index) {
    %splat = tensor.splat %arg0 : tensor<4xcomplex<f32>>
    %splat_0 = tensor.splat %arg1 : tensor<4xvector<4xf32>>
    %splat_1 = tensor.splat %arg0[%arg2] : tensor<?xcomplex<f32>>
    return
  }
}

