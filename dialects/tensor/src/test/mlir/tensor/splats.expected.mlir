module {
  func.func @elements(%arg0: vector<4xf32>, %arg1: complex<f32>, %arg2: index) {
    %splat = tensor.splat %arg0 : tensor<4xvector<4xf32>>
    %splat_0 = tensor.splat %arg1[%arg2] : tensor<?xcomplex<f32>>
    return
  }
}

