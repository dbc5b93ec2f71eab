// RUN: "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops"
// REFERENCE: overwrites a constant that a loop yields, and a tensor from outside that the second region of a while loop yields

// The next iteration writes to what is yielded.
func.func @constant(%t: tensor<6xi64>, %v: i64, %lb: index, %ub: index, %st: index) -> tensor<6xi64> {
  %r = scf.for %i = %lb to %ub step %st iter_args(%a = %t) -> (tensor<6xi64>) {
    %w = tensor.insert %v into %a[%i] : tensor<6xi64>
    %x = tensor.extract %w[%lb] : tensor<6xi64>
    %c = arith.constant dense<1> : tensor<6xi64>
    scf.yield %c : tensor<6xi64>
  }
  return %r : tensor<6xi64>
}

// So may what follows the loop.
func.func @written_after(%t: tensor<6xi64>, %v: i64, %lb: index, %ub: index, %st: index) -> tensor<6xi64> {
  %r = scf.for %i = %lb to %ub step %st iter_args(%a = %t) -> (tensor<6xi64>) {
    %c = arith.constant dense<1> : tensor<6xi64>
    scf.yield %c : tensor<6xi64>
  }
  %w = tensor.insert %v into %r[%lb] : tensor<6xi64>
  return %w : tensor<6xi64>
}

// %u is read after the loop.
func.func @second_region(%t: tensor<6xi64>, %u: tensor<6xi64>, %v: i64, %i: index) -> (tensor<6xi64>, i64) {
  %r = scf.while (%a = %t) : (tensor<6xi64>) -> (tensor<6xi64>) {
    %w = tensor.insert %v into %a[%i] : tensor<6xi64>
    %x = tensor.extract %w[%i] : tensor<6xi64>
    %c = arith.cmpi slt, %x, %v : i64
    scf.condition(%c) %w : tensor<6xi64>
  } do {
  ^bb0(%b: tensor<6xi64>):
    scf.yield %u : tensor<6xi64>
  }
  %e = tensor.extract %u[%i] : tensor<6xi64>
  return %r, %e : tensor<6xi64>, i64
}
