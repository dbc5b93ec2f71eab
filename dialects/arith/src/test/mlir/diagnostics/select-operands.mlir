// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
// A selection without its three operands.
// expected-error@+2 {{expected operand}}
func.func @f(%i: i1, %a: i32, %b: i32) {
  %0 = arith.select , %a, %b : i32
  return
}

// -----

// expected-error@+2 {{expected SSA operand}}
func.func @f(%i: i1, %a: i32, %b: i32) {
  %0 = arith.select %i, %a, %b, : i32
  return
}

// -----

// expected-error@+2 {{custom op 'arith.select' expected 3 operands}}
func.func @f(%i: i1, %a: i32, %b: i32) {
  %0 = arith.select %i, %a : i32
  return
}

// -----

// expected-error@+2 {{expected operand}}
func.func @f(%i: i1, %a: i32, %b: i32) {
  %0 = arith.select : i32
  return
}

// -----

// expected-error@+2 {{expected SSA operand}}
func.func @f(%i: i1, %a: i32, %b: i32) {
  %0 = arith.select %i, , %b : i32
  return
}

// -----

// expected-error@+2 {{unexpected delimiter}}
func.func @f(%i: i1, %a: i32, %b: i32) {
  %0 = arith.select (%i, %a, %b) : i32
  return
}

// -----

// expected-error@+2 {{unexpected delimiter}}
func.func @f(%i: i1, %a: i32, %b: i32) {
  %0 = arith.select [%i, %a, %b] : i32
  return
}
