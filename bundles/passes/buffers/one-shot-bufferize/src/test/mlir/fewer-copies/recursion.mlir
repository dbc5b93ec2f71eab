// RUN: --one-shot-bufferize="bufferize-function-boundaries fewer-copies" --split-input-file
// REFERENCE: does not support functions that call themselves
// The function changes its argument and returns it, so that nothing is copied.
func.func @self(%t: tensor<8xi64>, %n: index, %v: i64) -> tensor<8xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %end -> tensor<8xi64> {
    scf.yield %t : tensor<8xi64>
  } else {
    %m = arith.subi %n, %c1 : index
    %1 = tensor.insert %v into %t[%m] : tensor<8xi64>
    %2 = func.call @self(%1, %m, %v) : (tensor<8xi64>, index, i64) -> tensor<8xi64>
    scf.yield %2 : tensor<8xi64>
  }
  return %r : tensor<8xi64>
}

// -----

// Neither of the two functions writes to the tensor, so that it can be read after a call.
func.func @even(%t: tensor<8xi64>, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %end = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %end -> i64 {
    %e = tensor.extract %t[%n] : tensor<8xi64>
    scf.yield %e : i64
  } else {
    %x = func.call @odd(%t, %n) : (tensor<8xi64>, index) -> i64
    %e = tensor.extract %t[%n] : tensor<8xi64>
    %s = arith.addi %x, %e : i64
    scf.yield %s : i64
  }
  return %r : i64
}
func.func @odd(%t: tensor<8xi64>, %n: index) -> i64 {
  %c1 = arith.constant 1 : index
  %m = arith.subi %n, %c1 : index
  %r = func.call @even(%t, %m) : (tensor<8xi64>, index) -> i64
  return %r : i64
}

// -----

// The called function changes the tensor that is read after the call: the argument of the call is copied.
func.func @read_after_call(%t: tensor<8xi64>, %c: i1, %v: i64, %i: index) -> i64 {
  %false = arith.constant false
  %1 = tensor.insert %v into %t[%i] : tensor<8xi64>
  %r = scf.if %c -> i64 {
    %x = func.call @read_after_call(%1, %false, %v, %i) : (tensor<8xi64>, i1, i64, index) -> i64
    %e = tensor.extract %1[%i] : tensor<8xi64>
    %s = arith.addi %x, %e : i64
    scf.yield %s : i64
  } else {
    scf.yield %v : i64
  }
  return %r : i64
}

// -----

// The arguments change places: the result may be the buffer of either.
func.func @swap(%a: tensor<8xi64>, %b: tensor<8xi64>, %c: i1) -> tensor<8xi64> {
  %false = arith.constant false
  %r = scf.if %c -> tensor<8xi64> {
    %1 = func.call @swap(%b, %a, %false) : (tensor<8xi64>, tensor<8xi64>, i1) -> tensor<8xi64>
    scf.yield %1 : tensor<8xi64>
  } else {
    scf.yield %a : tensor<8xi64>
  }
  return %r : tensor<8xi64>
}
func.func @use(%a: tensor<8xi64>, %b: tensor<8xi64>, %c: i1, %v: i64, %i: index) -> (tensor<8xi64>, i64) {
  %r = call @swap(%a, %b, %c) : (tensor<8xi64>, tensor<8xi64>, i1) -> tensor<8xi64>
  %w = tensor.insert %v into %r[%i] : tensor<8xi64>
  %e = tensor.extract %b[%i] : tensor<8xi64>
  return %w, %e : tensor<8xi64>, i64
}
