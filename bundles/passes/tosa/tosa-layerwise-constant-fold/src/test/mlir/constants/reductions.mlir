// RUN: --tosa-layerwise-constant-fold
// Sums and products wrap around; a true boolean is -1 for comparisons.
module {
  func.func @sum() -> (tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>) {
    %0 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -5, 127]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
    %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
    %2 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -1, 9223372036854775807]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %3 = tosa.reduce_sum %2 {axis = 1 : i32} : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %4 = "tosa.const"() <{values = dense<[[true, false, true], [true, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    %5 = tosa.reduce_sum %4 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
    %6 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -5, 170141183460469231731687303715884105727]]> : tensor<2x3xi128>}> : () -> tensor<2x3xi128>
    %7 = tosa.reduce_sum %6 {axis = 0 : i32} : (tensor<2x3xi128>) -> tensor<1x3xi128>
    return %1, %3, %5, %7 : tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>
  }
  func.func @prod() -> (tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>) {
    %0 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -5, 127]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
    %1 = tosa.reduce_product %0 {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
    %2 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -1, 9223372036854775807]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %3 = tosa.reduce_product %2 {axis = 1 : i32} : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %4 = "tosa.const"() <{values = dense<[[true, false, true], [true, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    %5 = tosa.reduce_product %4 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
    %6 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -5, 170141183460469231731687303715884105727]]> : tensor<2x3xi128>}> : () -> tensor<2x3xi128>
    %7 = tosa.reduce_product %6 {axis = 0 : i32} : (tensor<2x3xi128>) -> tensor<1x3xi128>
    return %1, %3, %5, %7 : tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>
  }
  func.func @min() -> (tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>) {
    %0 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -5, 127]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
    %1 = tosa.reduce_min %0 {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
    %2 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -1, 9223372036854775807]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %3 = tosa.reduce_min %2 {axis = 1 : i32} : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %4 = "tosa.const"() <{values = dense<[[true, false, true], [true, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    %5 = tosa.reduce_min %4 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
    %6 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -5, 170141183460469231731687303715884105727]]> : tensor<2x3xi128>}> : () -> tensor<2x3xi128>
    %7 = tosa.reduce_min %6 {axis = 0 : i32} : (tensor<2x3xi128>) -> tensor<1x3xi128>
    return %1, %3, %5, %7 : tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>
  }
  func.func @max() -> (tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>) {
    %0 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -5, 127]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
    %1 = tosa.reduce_max %0 {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
    %2 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -1, 9223372036854775807]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %3 = tosa.reduce_max %2 {axis = 1 : i32} : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %4 = "tosa.const"() <{values = dense<[[true, false, true], [true, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    %5 = tosa.reduce_max %4 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
    %6 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -5, 170141183460469231731687303715884105727]]> : tensor<2x3xi128>}> : () -> tensor<2x3xi128>
    %7 = tosa.reduce_max %6 {axis = 0 : i32} : (tensor<2x3xi128>) -> tensor<1x3xi128>
    return %1, %3, %5, %7 : tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>
  }
  func.func @all() -> (tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>) {
    %0 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -5, 127]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
    %1 = tosa.reduce_all %0 {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
    %2 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -1, 9223372036854775807]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %3 = tosa.reduce_all %2 {axis = 1 : i32} : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %4 = "tosa.const"() <{values = dense<[[true, false, true], [true, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    %5 = tosa.reduce_all %4 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
    %6 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -5, 170141183460469231731687303715884105727]]> : tensor<2x3xi128>}> : () -> tensor<2x3xi128>
    %7 = tosa.reduce_all %6 {axis = 0 : i32} : (tensor<2x3xi128>) -> tensor<1x3xi128>
    return %1, %3, %5, %7 : tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>
  }
  func.func @any() -> (tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>) {
    %0 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -5, 127]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
    %1 = tosa.reduce_any %0 {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
    %2 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -1, 9223372036854775807]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %3 = tosa.reduce_any %2 {axis = 1 : i32} : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %4 = "tosa.const"() <{values = dense<[[true, false, true], [true, false, false]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    %5 = tosa.reduce_any %4 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
    %6 = "tosa.const"() <{values = dense<[[100, 100, 3], [100, -5, 170141183460469231731687303715884105727]]> : tensor<2x3xi128>}> : () -> tensor<2x3xi128>
    %7 = tosa.reduce_any %6 {axis = 0 : i32} : (tensor<2x3xi128>) -> tensor<1x3xi128>
    return %1, %3, %5, %7 : tensor<1x3xi8>, tensor<2x1xi64>, tensor<1x3xi1>, tensor<1x3xi128>
  }
  func.func @inner_dimension_then_outer() -> tensor<1x1x2xi32> {
    %0 = "tosa.const"() <{values = dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi32>}> : () -> tensor<2x3x2xi32>
    %1 = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<2x3x2xi32>) -> tensor<2x1x2xi32>
    %2 = tosa.reduce_sum %1 {axis = 0 : i32} : (tensor<2x1x2xi32>) -> tensor<1x1x2xi32>
    return %2 : tensor<1x1x2xi32>
  }
  func.func @not_folded() -> (tensor<1x3xf32>, tensor<?x3xi32>, tensor<1x3xi32>) {
    %0 = "tosa.const"() <{values = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %2 = "tosa.const"() <{values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %3 = tosa.reduce_sum %2 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<?x3xi32>
    %cst = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    %4 = tosa.reduce_sum %cst {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
    return %1, %3, %4 : tensor<1x3xf32>, tensor<?x3xi32>, tensor<1x3xi32>
  }
}
