// RUN: --split-input-file --verify-diagnostics
// What is no tensor has no dimensions: it differs from a tensor in its shape only if that has some, or no rank.
func.func @scalar(%x: tensor<i32>) {
  // expected-error @below {{op requires the same shape for all operands and results}}
  %0 = arith.extsi %x : tensor<i32> to i64
  return
}

// -----

func.func @to_tensor(%x: i32) {
  // expected-error @below {{op requires the same shape for all operands and results}}
  %0 = arith.extsi %x : i32 to tensor<i64>
  return
}

// -----

func.func @unranked(%x: tensor<*xi32>) {
  // expected-error @below {{op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %x : tensor<*xi32> to i64
  return
}

// -----

func.func @ranked(%x: tensor<2xi32>) {
  // expected-error @below {{op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %x : tensor<2xi32> to i64
  return
}
