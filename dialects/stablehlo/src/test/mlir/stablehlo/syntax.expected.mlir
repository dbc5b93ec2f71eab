module {
  func.func @shared_types(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<i1>) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>
    %1 = stablehlo.add %arg0, %arg1 : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
    %2 = stablehlo.add %arg0, %arg0 : tensor<4xf32>
    %3 = stablehlo.after_all %arg0, %arg0 : tensor<4xf32>
    %4 = stablehlo.after_all %arg0, %arg1 : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
    %5 = stablehlo.complex %arg0, %arg0 : tensor<4xcomplex<f32>>
    %6 = stablehlo.complex %arg0, %arg1 : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xcomplex<f32>>
    %7 = stablehlo.select %arg2, %arg0, %arg0 : tensor<i1>, tensor<4xf32>
    %8 = stablehlo.select %arg2, %arg0, %arg1 : (tensor<i1>, tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
    %9 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<4xf32>, tensor<?xf32>>
    %10:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<4xf32>, tensor<?xf32>
    stablehlo.optimization_barrier()
    return
  }
}

// -----
module {
  func.func @constants() {
    %c = stablehlo.constant dense<1> : tensor<2xi32>
    %c_0 = stablehlo.constant {a} dense<1> : tensor<2xi32>
    %cst = stablehlo.constant() {value = dense<1> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00>>
    return
  }
}

// -----
module {
  func.func @parts(%arg0: tensor<8x8xf32>, %arg1: tensor<2x8x8xf32>) {
    %0 = stablehlo.slice %arg0 [0:4, 1:8:2] : (tensor<8x8xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
    %2 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<8x8xf32>
    %3 = stablehlo.custom_call @target(%arg0) {backend = "x"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = stablehlo.dot_general %arg1, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGH], algorithm = <lhs_precision_type = tf32> : (tensor<2x8x8xf32>, tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %6 = stablehlo.convolution(%arg0, %arg0) dim_numbers = [b, f]x[?, i]->[b, f], window = {} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %7 = stablehlo.convolution(%arg0, %arg0) dim_numbers = [b, 0]x[0, o]->[b, 0], window = {stride = [2], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [2], reverse = [true]} {batch = 1 : i64} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return
  }
}

// -----
module {
  func.func @reduce(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %1:2 = stablehlo.reduce(%arg0 init: %arg1), (%arg0 init: %arg1) across dimensions = [0, 1] {a} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<f32>, %arg5: tensor<f32>)  {
      stablehlo.return %arg2, %arg5 : tensor<f32>, tensor<f32>
    }
    %2 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
     reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
      %3 = stablehlo.subtract %arg2, %arg3 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }
    return
  }
}

// -----
module {
  func.func @while(%arg0: tensor<i1>, %arg1: tensor<4xf32>) {
    %0:2 = stablehlo.while(%arg2 = %arg0, %arg3 = %arg1) : tensor<i1>, tensor<4xf32> attributes {a}
     cond {
      stablehlo.return %arg2 : tensor<i1>
    } do {
      %1 = stablehlo.add %arg3, %arg3 : tensor<4xf32>
      stablehlo.return %arg2, %1 : tensor<i1>, tensor<4xf32>
    }
    return
  }
}

