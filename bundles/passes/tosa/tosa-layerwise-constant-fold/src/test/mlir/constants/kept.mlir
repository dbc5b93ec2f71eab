// RUN: --tosa-layerwise-constant-fold --split-input-file
// REFERENCE: MLIR 19.1 crashes or makes constants of dynamic shape, without elements, or of another type

func.func @dynamic_transposition() -> tensor<?x2xi32> {
  %p = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tosa.const"() {value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %1 = tosa.transpose %0, %p : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<?x2xi32>
  return %1 : tensor<?x2xi32>
}

// -----

func.func @unranked_transposition() -> tensor<*xi32> {
  %p = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tosa.const"() {value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %1 = tosa.transpose %0, %p : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<*xi32>
  return %1 : tensor<*xi32>
}

// -----

func.func @transposition_to_other_sizes() -> tensor<2x3xi32> {
  %p = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = "tosa.const"() {value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %1 = tosa.transpose %0, %p : (tensor<2x3xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  return %1 : tensor<2x3xi32>
}

// -----

func.func @dynamic_reciprocal() -> tensor<?xf16> {
  %0 = "tosa.const"() {value = dense<[3.0, 4.0, 0.0]> : tensor<3xf16>} : () -> tensor<3xf16>
  %1 = tosa.reciprocal %0 : (tensor<3xf16>) -> tensor<?xf16>
  return %1 : tensor<?xf16>
}

// -----

func.func @reduction_of_nothing() -> tensor<1x3xi32> {
  %0 = "tosa.const"() {value = dense<> : tensor<0x3xi32>} : () -> tensor<0x3xi32>
  %1 = tosa.reduce_max %0 {axis = 0 : i32} : (tensor<0x3xi32>) -> tensor<1x3xi32>
  return %1 : tensor<1x3xi32>
}

// -----

func.func @quantized_reduction() -> tensor<1x!quant.uniform<i8:f32, 1.0>> {
  %0 = "tosa.const"() {value = dense<[1, 2, 3]> : tensor<3xi8>} : () -> tensor<3x!quant.uniform<i8:f32, 1.0>>
  %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<3x!quant.uniform<i8:f32, 1.0>>) -> tensor<1x!quant.uniform<i8:f32, 1.0>>
  return %1 : tensor<1x!quant.uniform<i8:f32, 1.0>>
}

// -----

func.func @resource() -> tensor<1x2xi32> {
  %0 = "tosa.const"() <{value = dense_resource<elements> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x2xi32>) -> tensor<1x2xi32>
  return %1 : tensor<1x2xi32>
}

{-#
  dialect_resources: {
    builtin: {
      elements: "0x0400000001000000020000000300000004000000"
    }
  }
#-}
