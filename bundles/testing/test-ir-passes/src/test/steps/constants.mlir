// STEP: replace operations by constants
func.func @operands(%a: i32, %f: f32, %v: vector<4xf32>, %t: tensor<2xi8>) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addf %f, %f : f32
  %2 = arith.addf %v, %v : vector<4xf32>
  %3 = arith.addi %t, %t : tensor<2xi8>
  %4 = "test.opaque"(%a) : (i32) -> !test.int<signed, 5>
  %5 = arith.constant 4 : i32
  %6 = arith.subi %a, %a : i32
  "test.use"(%0, %1, %2, %3, %4, %5) : (i32, f32, vector<4xf32>, tensor<2xi8>, !test.int<signed, 5>, i32) -> ()
  return
}
func.func @regions(%c: i1) -> i32 {
  %0 = scf.execute_region -> i32 {
    %1 = "test.value"() : () -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
