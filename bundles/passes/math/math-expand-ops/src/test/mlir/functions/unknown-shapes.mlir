// RUN: --math-expand-ops
// REFERENCE: creates constants of types without a static shape, which are not valid
// Constants need a static shape, so tensors of unknown shape stay.
func.func @ranked(%x: tensor<?xf32>, %n: tensor<?xi8>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xi8>) {
  %0 = math.tanh %x : tensor<?xf32>
  %1 = math.roundeven %0 : tensor<?xf32>
  %2 = math.ctlz %n : tensor<?xi8>
  return %0, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<?xi8>
}
func.func @unranked(%x: tensor<*xf32>, %n: tensor<*xi32>) -> tensor<*xf32> {
  %0 = math.sinh %x : tensor<*xf32>
  %1 = math.fpowi %0, %n : tensor<*xf32>, tensor<*xi32>
  %2 = math.powf %1, %x : tensor<*xf32>
  return %2 : tensor<*xf32>
}
