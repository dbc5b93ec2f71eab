// RUN: --tosa-layerwise-constant-fold --split-input-file
// REFERENCE: MLIR 19.1 crashes or makes constants of dynamic shape, without elements, or of another type
module {
  func.func @dynamic_transposition() -> tensor<?x2xi32> {
    %0 = "tosa.const"() <{values = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<?x2xi32>
    return %2 : tensor<?x2xi32>
  }
}

// -----

module {
  func.func @unranked_transposition() -> tensor<*xi32> {
    %0 = "tosa.const"() <{values = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %1 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<*xi32>
    return %2 : tensor<*xi32>
  }
}

// -----

module {
  func.func @dynamic_reciprocal() -> tensor<?xf16> {
    %0 = "tosa.const"() <{values = dense<[3.000000e+00, 4.000000e+00, 0.000000e+00]> : tensor<3xf16>}> : () -> tensor<3xf16>
    %1 = tosa.reciprocal %0 : (tensor<3xf16>) -> tensor<?xf16>
    return %1 : tensor<?xf16>
  }
}

// -----

module {
  func.func @quantized_reduction() -> tensor<1x!quant.uniform<i8:f32, 1.000000e+00>> {
    %0 = "tosa.const"() <{values = dense<[1, 2, 3]> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>
    %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<1x!quant.uniform<i8:f32, 1.000000e+00>>
    return %1 : tensor<1x!quant.uniform<i8:f32, 1.000000e+00>>
  }
}

// -----

module {
  func.func @resource() -> tensor<1x2xi32> {
    %0 = "tosa.const"() <{values = dense_resource<elements> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x2xi32>) -> tensor<1x2xi32>
    return %1 : tensor<1x2xi32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      elements: "0x0400000001000000020000000300000004000000"
    }
  }
#-}
