// RUN: --split-input-file --verify-diagnostics

// A list of iteration arguments has no types of its own.
func.func @f(%l: index, %x: i32) {
  // expected-error @below {{expected ',' or ')'}}
  scf.for %i = %l to %l step %l iter_args(%a = %x : i32) -> i32 { scf.yield %a : i32 }
  return
}

// -----

func.func @f(%l: index, %x: i32) {
  // expected-error @below {{expected SSA operand}}
  scf.for %i = %l to %l step %l iter_args(%a = %x, ) -> i32 { scf.yield %a : i32 }
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{expected '(' in argument list}}
  scf.parallel %i = (%x) to (%x) step (%x) { }
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @below {{expected ')' in operand list}}
  scf.parallel (%i) = (%x to (%x) step (%x) { }
  return
}
