// RUN: --canonicalize --split-input-file
// One boolean for all of no elements is something else than no elements.

func.func @compare(%a: tensor<0xi8>) -> (tensor<0xi1>, tensor<0xi1>, tensor<0xi1>) {
  %0 = arith.cmpi ule, %a, %a : tensor<0xi8>
  %1 = arith.constant dense<> : tensor<0xi1>
  %2 = arith.xori %1, %1 : tensor<0xi1>
  return %0, %1, %2 : tensor<0xi1>, tensor<0xi1>, tensor<0xi1>
}
