module {
  func.func @sums(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>, %arg2: tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<?x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x1xi8>, tensor<2x1xi8>) {
    %0 = "tosa.const"() <{value = dense<66> : tensor<2x1xi8>}> : () -> tensor<2x1xi8>
    %1 = "tosa.const"() <{value = dense<-56> : tensor<2x1xi8>}> : () -> tensor<2x1xi8>
    %2 = "tosa.const"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %3 = tosa.sub %2, %arg2 : (tensor<1x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    return %arg0, %arg1, %3, %arg0, %1, %0 : tensor<2x3xf32>, tensor<?x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x1xi8>, tensor<2x1xi8>
  }
}

// -----
module {
  func.func @products(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xi32>) -> (tensor<2x3xf16>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x3xi32>) {
    %0 = "tosa.const"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "tosa.const"() <{value = dense<-4> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    %2 = "tosa.const"() <{value = dense<-3> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
    return %arg0, %arg1, %0, %1, %2, %arg1 : tensor<2x3xf16>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x3xi32>
  }
}

// -----
module {
  func.func @casts() -> (tensor<1xi8>, tensor<1xi32>, tensor<2xi16>, tensor<1xf16>, tensor<1xbf16>, tensor<1xf32>, tensor<1xi32>, tensor<1xi8>) {
    %0 = "tosa.const"() <{value = dense<127> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %2 = "tosa.const"() <{value = dense<-2> : tensor<2xi16>}> : () -> tensor<2xi16>
    %3 = "tosa.const"() <{value = dense<0x7C00> : tensor<1xf16>}> : () -> tensor<1xf16>
    %4 = "tosa.const"() <{value = dense<0x7FC1> : tensor<1xbf16>}> : () -> tensor<1xbf16>
    %5 = "tosa.const"() <{value = dense<2.000000e+02> : tensor<1xf32>}> : () -> tensor<1xf32>
    %6 = "tosa.const"() <{value = dense<200> : tensor<1xi32>}> : () -> tensor<1xi32>
    %7 = "tosa.const"() <{value = dense<-44> : tensor<1xi8>}> : () -> tensor<1xi8>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<1xi8>, tensor<1xi32>, tensor<2xi16>, tensor<1xf16>, tensor<1xbf16>, tensor<1xf32>, tensor<1xi32>, tensor<1xi8>
  }
}

// -----
module {
  func.func @comparisons(%arg0: tensor<3xf32>, %arg1: tensor<3xi32>) -> (tensor<1xi1>, tensor<1xi1>, tensor<3xi1>, tensor<3xi1>, tensor<1xi1>) {
    %0 = "tosa.const"() <{value = dense<true> : tensor<3xi1>}> : () -> tensor<3xi1>
    %1 = "tosa.const"() <{value = dense<false> : tensor<1xi1>}> : () -> tensor<1xi1>
    %2 = "tosa.const"() <{value = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
    %3 = tosa.equal %arg0, %arg0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    return %1, %2, %3, %0, %1 : tensor<1xi1>, tensor<1xi1>, tensor<3xi1>, tensor<3xi1>, tensor<1xi1>
  }
}

// -----
module {
  func.func @unary(%arg0: tensor<3xf32>, %arg1: tensor<3xi1>, %arg2: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = "tosa.const"() <{value = dense<0xFF800000> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.abs %arg0 : (tensor<3xf32>) -> tensor<3xf32>
    %2 = tosa.select %arg1, %arg2, %arg0 : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %1, %arg0, %arg0, %arg0, %0, %2, %arg0 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<1xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

// -----
module {
  func.func @shapes(%arg0: tensor<1x1x3xf32>, %arg1: tensor<?x4xf32>, %arg2: tensor<2x1x3xf32>) -> (tensor<1x1x3xf32>, tensor<1x1x3xf32>, tensor<2x?xf32>, tensor<3x2xi32>, tensor<1x1xi32>, tensor<1x1x3xf32>, tensor<2x1x3xf32>, tensor<2x2xi32>) {
    %0 = "tosa.const"() <{value = dense<6> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %1 = "tosa.const"() <{value = dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
    %2 = "tosa.const"() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %3 = tosa.reshape %arg1 {new_shape = array<i64: 2, -1>} : (tensor<?x4xf32>) -> tensor<2x?xf32>
    %4 = tosa.slice %2 {size = array<i64: 2, 2>, start = array<i64: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x2xi32>
    return %arg0, %arg0, %3, %1, %0, %arg0, %arg2, %4 : tensor<1x1x3xf32>, tensor<1x1x3xf32>, tensor<2x?xf32>, tensor<3x2xi32>, tensor<1x1xi32>, tensor<1x1x3xf32>, tensor<2x1x3xf32>, tensor<2x2xi32>
  }
}

// -----
module {
  func.func @concat(%arg0: tensor<2x3xf32>, %arg1: tensor<4x3xf32>) -> (tensor<8x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
    %0 = tosa.concat %arg0, %arg1 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %1 = tosa.concat %arg0, %arg1, %arg0 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<8x3xf32>
    %2 = tosa.slice %arg1 {size = array<i64: 3, 3>, start = array<i64: 1, 0>} : (tensor<4x3xf32>) -> tensor<3x3xf32>
    %3 = tosa.slice %0 {size = array<i64: 3, 3>, start = array<i64: 1, 0>} : (tensor<6x3xf32>) -> tensor<3x3xf32>
    return %1, %2, %3 : tensor<8x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
  }
}

// -----
module {
  func.func @transpositions(%arg0: tensor<2x3x4xf32>, %arg1: tensor<1x2x3xf32>) -> (tensor<4x3x2xf32>, tensor<2x1x3xf32>, tensor<3x2xf32>) {
    %0 = "tosa.const"() <{value = dense<1.500000e+00> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
    %cst = arith.constant dense<[2, 1, 0]> : tensor<3xi32>
    %1 = tosa.transpose %arg0, %cst : (tensor<2x3x4xf32>, tensor<3xi32>) -> tensor<4x3x2xf32>
    %2 = tosa.reshape %arg1 {new_shape = array<i64: 2, 1, 3>} : (tensor<1x2x3xf32>) -> tensor<2x1x3xf32>
    return %1, %2, %0 : tensor<4x3x2xf32>, tensor<2x1x3xf32>, tensor<3x2xf32>
  }
}

// -----
module {
  func.func @images(%arg0: tensor<1x1x1x3xf32>, %arg1: tensor<1x8x8x3xi8>, %arg2: tensor<2x2xi32>, %arg3: tensor<4xf32>) -> (tensor<1x1x1x3xf32>, tensor<1x8x8x3xi8>, tensor<4xf32>, tensor<4xf32>) {
    %0 = tosa.clamp %arg3 {max_fp = 4.000000e+00 : f32, max_int = 6 : i64, min_fp = 1.000000e+00 : f32, min_int = 3 : i64} : (tensor<4xf32>) -> tensor<4xf32>
    return %arg0, %arg1, %0, %arg3 : tensor<1x1x1x3xf32>, tensor<1x8x8x3xi8>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----
module {
  func.func @pads(%arg0: tensor<?x?xi8>, %arg1: tensor<2x2xi32>) -> (tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>) {
    %0 = "tosa.const"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %1 = "tosa.const"() <{value = dense<42> : tensor<i8>}> : () -> tensor<i8>
    %2 = tosa.pad %arg0, %arg1, %1 {quantization_info = #tosa.pad_quant<input_zp = 42>} : (tensor<?x?xi8>, tensor<2x2xi32>, tensor<i8>) -> tensor<?x?xi8>
    %3 = tosa.pad %arg0, %arg1, %0 : (tensor<?x?xi8>, tensor<2x2xi32>, tensor<i8>) -> tensor<?x?xi8>
    return %arg0, %2, %3 : tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi8>
  }
}

