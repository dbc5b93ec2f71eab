// RUN: --split-input-file --verify-diagnostics

func.func @f(%a: vector<[4]xi32>) {
  // expected-error @below {{requires the same shape for all operands and results}}
  %0 = arith.extsi %a : vector<[4]xi32> to vector<4xi64>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>, %b: vector<4xi32>) {
  // expected-error @below {{all non-scalar operands/results must have the same shape and base type}}
  %0 = "arith.addi"(%a, %b) : (vector<[4]xi32>, vector<4xi32>) -> vector<4xi32>
  return
}
