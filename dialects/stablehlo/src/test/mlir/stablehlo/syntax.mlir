// RUN: --irdl-file=%S/syntax.irdl.mlir --split-input-file
// REFERENCE: has no dialect ods.

// One type where all are equal, otherwise a function type.
func.func @shared_types(%a: tensor<4xf32>, %d: tensor<?xf32>, %p: tensor<i1>) {
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  %1 = stablehlo.add %a, %d : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  %2 = stablehlo.add %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %3 = stablehlo.after_all %a, %a : tensor<4xf32>
  %4 = stablehlo.after_all %a, %d : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  %5 = stablehlo.complex %a, %a : tensor<4xcomplex<f32>>
  %6 = stablehlo.complex %a, %d : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xcomplex<f32>>
  %7 = stablehlo.select %p, %a, %a : tensor<i1>, tensor<4xf32>
  %8 = stablehlo.select %p, %a, %d : (tensor<i1>, tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  %9 = stablehlo.tuple %a, %d : tuple<tensor<4xf32>, tensor<?xf32>>
  %10:2 = stablehlo.optimization_barrier %a, %d : tensor<4xf32>, tensor<?xf32>
  stablehlo.optimization_barrier ()
  return
}

// -----

func.func @constants() {
  %0 = stablehlo.constant dense<1> : tensor<2xi32>
  %1 = stablehlo.constant {a} dense<1> : tensor<2xi32>
  %2 = stablehlo.constant() {value = dense<1> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @parts(%a: tensor<8x8xf32>, %b: tensor<2x8x8xf32>) {
  %0 = stablehlo.slice %a [0:4, 1:8:2] : (tensor<8x8xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
  %2 = stablehlo.reduce_precision %a, format = e5m10 : tensor<8x8xf32>
  %3 = stablehlo.custom_call @target(%a) {backend = "x"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = stablehlo.dot_general %b, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGH], algorithm = <lhs_precision_type = tf32> : (tensor<2x8x8xf32>, tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %6 = stablehlo.convolution(%a, %a) dim_numbers = [b, f]x[?, i]->[b, f], window = {} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %7 = stablehlo.convolution(%a, %a) dim_numbers = [b, 0]x[0, o]->[b, 0], window = {stride = [2], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [2], reverse = [true]} {batch = 1 : i64} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

func.func @reduce(%a: tensor<4x8xf32>, %i: tensor<f32>) {
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %1:2 = stablehlo.reduce(%a init: %i), (%a init: %i) across dimensions = [0, 1] {a} : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%z: tensor<f32>, %w: tensor<f32>) {
    stablehlo.return %x, %w : tensor<f32>, tensor<f32>
  }
  // not commutative
  %2 = stablehlo.reduce(%a init: %i) across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
   reducer(%x: tensor<f32>, %y: tensor<f32>) {
    %3 = stablehlo.subtract %x, %y : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }
  return
}

// -----

func.func @while(%a: tensor<i1>, %b: tensor<4xf32>) {
  %0:2 = stablehlo.while(%c = %a, %d = %b) : tensor<i1>, tensor<4xf32> attributes {a}
   cond {
    stablehlo.return %c : tensor<i1>
  } do {
    %1 = stablehlo.add %d, %d : tensor<4xf32>
    stablehlo.return %c, %1 : tensor<i1>, tensor<4xf32>
  }
  return
}
