// RUN: --one-shot-bufferize=bufferize-function-boundaries
// REFERENCE: does not know that results of a call without an operand in place are one buffer, and overwrites one while the other is read
func.func private @twice(%v: i64) -> (tensor<4xi64>, tensor<4xi64>) {
  %e = tensor.empty() : tensor<4xi64>
  %f = linalg.fill ins(%v : i64) outs(%e : tensor<4xi64>) -> tensor<4xi64>
  return %f, %f : tensor<4xi64>, tensor<4xi64>
}

// Both results are one new buffer.
func.func @new(%v: i64, %w: i64, %i: index) -> i64 {
  %0:2 = call @twice(%v) : (i64) -> (tensor<4xi64>, tensor<4xi64>)
  %1 = tensor.insert %w into %0#0[%i] : tensor<4xi64>
  %old = tensor.extract %0#1[%i] : tensor<4xi64>
  %new = tensor.extract %1[%i] : tensor<4xi64>
  %r = arith.subi %new, %old : i64
  return %r : i64
}

func.func private @write(%t: tensor<4xi64>, %v: i64, %i: index) -> (tensor<4xi64>, tensor<4xi64>) {
  %0 = tensor.insert %v into %t[%i] : tensor<4xi64>
  return %0, %0 : tensor<4xi64>, tensor<4xi64>
}

// Both results are a copy of the argument, which is read later.
func.func @copy(%t: tensor<4xi64>, %v: i64, %i: index) -> i64 {
  %0:2 = call @write(%t, %v, %i) : (tensor<4xi64>, i64, index) -> (tensor<4xi64>, tensor<4xi64>)
  %1 = tensor.insert %v into %0#0[%i] : tensor<4xi64>
  %old = tensor.extract %0#1[%i] : tensor<4xi64>
  %new = tensor.extract %1[%i] : tensor<4xi64>
  %kept = tensor.extract %t[%i] : tensor<4xi64>
  %d = arith.subi %new, %old : i64
  %r = arith.subi %d, %kept : i64
  return %r : i64
}
