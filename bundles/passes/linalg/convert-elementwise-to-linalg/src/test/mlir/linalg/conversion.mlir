// RUN: --mlir-version=19.1 --convert-elementwise-to-linalg
// Constants fold; operations on vectors and with scalar operands stay.
func.func @f(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<f32>, %i: tensor<?xi32>, %s: f32, %v: vector<4xf32>) -> tensor<4x?xi1> {
  %0 = arith.addf %a, %b fastmath<fast> : tensor<4x?xf32>
  %1 = arith.cmpf olt, %0, %b : tensor<4x?xf32>
  %2 = math.exp %c {foo} : tensor<f32>
  %3 = arith.select %1, %a, %b : tensor<4x?xi1>, tensor<4x?xf32>
  %4 = arith.sitofp %i : tensor<?xi32> to tensor<?xf64>
  %5 = arith.addf %v, %v : vector<4xf32>
  %k = arith.constant dense<1> : tensor<4xi32>
  %6:2 = arith.mulsi_extended %k, %k : tensor<4xi32>
  %t = arith.constant true
  %7 = arith.select %t, %a, %b : tensor<4x?xf32>
  scf.if %t { %8 = arith.addf %a, %a : tensor<4x?xf32> }
  return %1 : tensor<4x?xi1>
}
