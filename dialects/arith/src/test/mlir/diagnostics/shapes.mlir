// RUN: --split-input-file --verify-diagnostics

// A cast keeps dimensions as they are written: one that is unknown stays so.
func.func @f(%a: tensor<4xi32>) {
  // expected-error @below {{failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<4xi32> to tensor<?xi64>
  return
}

// -----

func.func @f(%a: tensor<*xi32>) {
  // expected-error @below {{failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.bitcast %a : tensor<*xi32> to tensor<*xf32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.sitofp %a : i32 to tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  // expected-error @below {{operand type 'tensor<4xi32>' and result type 'tensor<4xi64, 1 : i64>' are cast incompatible}}
  %0 = arith.extsi %a : tensor<4xi32> to tensor<4xi64, 1>
  return
}

// -----

func.func @f(%a: tensor<?xi32>, %b: tensor<4xi32, 1>) {
  %0 = arith.extsi %a : tensor<?xi32> to tensor<?xi64>
  %1 = arith.extsi %b : tensor<4xi32, 1> to tensor<4xi64, 1>
  return
}

// -----

func.func @f(%c: vector<4xi1>, %a: vector<5xi32>) {
  // expected-error @below {{failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %a, %a : vector<4xi1>, vector<5xi32>
  return
}

// -----

func.func @f(%c: vector<4xi1>, %a: tensor<4xi32>) {
  // expected-error @below {{all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.select %c, %a, %a : vector<4xi1>, tensor<4xi32>
  return
}

// -----

func.func @f(%c: tensor<4xi1>, %a: tensor<4xi32, 1>) {
  // expected-error @below {{expected condition type to have the same shape as the result type, expected 'tensor<4xi1, 1 : i64>', but got 'tensor<4xi1>'}}
  %0 = arith.select %c, %a, %a : tensor<4xi1>, tensor<4xi32, 1>
  return
}

// -----

// Nothing behind the comma is no encoding.
func.func @f(%a: tensor<4xi32, >) -> tensor<4xi32> {
  return %a : tensor<4xi32>
}
