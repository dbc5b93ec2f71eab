// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
// A wrong list of bounds is told of twice.
// expected-error@+3 {{expected '(' in dynamic index list}}
// expected-error@+2 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) {
  scf.forall (%a) in %i) {
  }
  return
}

// -----

// expected-error@+3 {{expected ')' in dynamic index list}}
// expected-error@+2 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) {
  scf.forall (%a) in (%i {
  }
  return
}

// -----

// expected-error@+3 {{custom op 'scf.forall' expected integer value}}
// expected-error@+2 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) {
  scf.forall (%a) in ("x") {
  }
  return
}

// -----

// expected-error@+3 {{custom op 'scf.forall' expected integer value}}
// expected-error@+2 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) {
  scf.forall (%a) = (0) to (%i, ^b) step (1) {
  }
  return
}

// -----

// expected-error@+3 {{expected ')' in dynamic index list}}
// expected-error@+2 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) {
  scf.forall (%a) = (0) to (%i) step (1 {
  }
  return
}

// -----

// expected-error@+3 {{custom op 'scf.forall' expected integer value}}
// expected-error@+2 {{custom op 'scf.forall' expected SSA value or integer}}
func.func @f(%i: index) {
  scf.forall (%a) in ([%i]) {
  }
  return
}
