// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
func.func @first_is_not_defined(%n: index) {
  scf.for %i#1 = %n to %n step %n {
    // expected-error @below {{use of undeclared SSA value name}}
    "test.use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @taken(%n: index) {
  // expected-note @below {{previously referenced here}}
  %i:2 = "test.pair"() : () -> (index, index)
  // expected-error @below {{region entry argument '%i' is already in use}}
  scf.for %i#1 = %n to %n step %n {
  }
  return
}

// -----

func.func @no_location(%n: index) {
  // expected-error @below {{expected '='}}
  scf.for %i loc("i") = %n to %n step %n {
  }
  return
}

// -----

func.func @carried_has_none(%n: index) {
  // expected-error @below {{result number not allowed in argument list}}
  %0 = scf.for %i = %n to %n step %n iter_args(%sum#1 = %n) -> index {
    scf.yield %sum#1 : index
  }
  return
}
