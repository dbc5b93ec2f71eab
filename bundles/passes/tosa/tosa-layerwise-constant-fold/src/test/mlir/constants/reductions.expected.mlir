module {
  func.func @sum() -> (tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>) {
    %0 = "tosa.const"() <{values = dense<[[-56, 95, -126]]> : tensor<1x3xi8>}> : () -> tensor<1x3xi8>
    %1 = "tosa.const"() <{values = dense<[[203], [-9223372036854775710]]> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %2 = "tosa.const"() <{values = dense<[[false, false, true]]> : tensor<1x3xi1>}> : () -> tensor<1x3xi1>
    %3 = "tosa.const"() <{values = dense<[[200, 95, -170141183460469231731687303715884105726]]> : tensor<1x3xi128>}> : () -> tensor<1x3xi128>
    return %0, %1, %2, %3 : tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>
  }
  func.func @prod() -> (tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>) {
    %0 = "tosa.const"() <{values = dense<[[16, 12, 125]]> : tensor<1x3xi8>}> : () -> tensor<1x3xi8>
    %1 = "tosa.const"() <{values = dense<[[30000], [100]]> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %2 = "tosa.const"() <{values = dense<[[true, false, false]]> : tensor<1x3xi1>}> : () -> tensor<1x3xi1>
    %3 = "tosa.const"() <{values = dense<[[10000, -500, 170141183460469231731687303715884105725]]> : tensor<1x3xi128>}> : () -> tensor<1x3xi128>
    return %0, %1, %2, %3 : tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>
  }
  func.func @min() -> (tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>) {
    %0 = "tosa.const"() <{values = dense<[[100, -5, 3]]> : tensor<1x3xi8>}> : () -> tensor<1x3xi8>
    %1 = "tosa.const"() <{values = dense<[[3], [-1]]> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %2 = "tosa.const"() <{values = dense<[[true, false, true]]> : tensor<1x3xi1>}> : () -> tensor<1x3xi1>
    %3 = "tosa.const"() <{values = dense<[[100, -5, 3]]> : tensor<1x3xi128>}> : () -> tensor<1x3xi128>
    return %0, %1, %2, %3 : tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>
  }
  func.func @max() -> (tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>) {
    %0 = "tosa.const"() <{values = dense<[[100, 100, 127]]> : tensor<1x3xi8>}> : () -> tensor<1x3xi8>
    %1 = "tosa.const"() <{values = dense<[[100], [9223372036854775807]]> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %2 = "tosa.const"() <{values = dense<[[true, false, false]]> : tensor<1x3xi1>}> : () -> tensor<1x3xi1>
    %3 = "tosa.const"() <{values = dense<[[100, 100, 170141183460469231731687303715884105727]]> : tensor<1x3xi128>}> : () -> tensor<1x3xi128>
    return %0, %1, %2, %3 : tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>
  }
  func.func @all() -> (tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>) {
    %0 = "tosa.const"() <{values = dense<[[100, 96, 3]]> : tensor<1x3xi8>}> : () -> tensor<1x3xi8>
    %1 = "tosa.const"() <{values = dense<[[0], [100]]> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %2 = "tosa.const"() <{values = dense<[[true, false, false]]> : tensor<1x3xi1>}> : () -> tensor<1x3xi1>
    %3 = "tosa.const"() <{values = dense<[[100, 96, 3]]> : tensor<1x3xi128>}> : () -> tensor<1x3xi128>
    return %0, %1, %2, %3 : tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>
  }
  func.func @any() -> (tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>) {
    %0 = "tosa.const"() <{values = dense<[[100, -1, 127]]> : tensor<1x3xi8>}> : () -> tensor<1x3xi8>
    %1 = "tosa.const"() <{values = dense<[[103], [-1]]> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %2 = "tosa.const"() <{values = dense<[[true, false, true]]> : tensor<1x3xi1>}> : () -> tensor<1x3xi1>
    %3 = "tosa.const"() <{values = dense<[[100, -1, 170141183460469231731687303715884105727]]> : tensor<1x3xi128>}> : () -> tensor<1x3xi128>
    return %0, %1, %2, %3 : tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>
  }
  func.func @inner_dimension_then_outer() -> tensor<1x1x2xi32> {
    %0 = "tosa.const"() <{values = dense<[[[708, 1008]]]> : tensor<1x1x2xi32>}> : () -> tensor<1x1x2xi32>
    return %0 : tensor<1x1x2xi32>
  }
  func.func @not_folded() -> (tensor<1x3xf32>, tensor<?x3xi32>, tensor<1x3xi32>) {
    %cst = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    %0 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %1 = "tosa.const"() <{values = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = tosa.reduce_sum %1 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<?x3xi32>
    %4 = tosa.reduce_sum %cst {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
    return %2, %3, %4 : tensor<1x3xf32>, tensor<?x3xi32>, tensor<1x3xi32>
  }
}

