// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// Uses of values before their definitions, and of values from outside of isolated operations.
func.func @same_block(%a: i32) {
  // expected-error @below {{operand #0 does not dominate this use}}
  %0 = arith.addi %1, %a : i32
  // expected-note @below {{operand defined here (op in the same block)}}
  %1 = arith.addi %a, %a : i32
  return
}

// -----

func.func @itself(%a: i32) {
  // expected-error @below {{operand #1 does not dominate this use}}
  // expected-note @below {{operand defined here (op in the same block)}}
  %0 = arith.addi %a, %0 : i32
  return
}

// -----

func.func @sibling_block(%c: i1, %a: i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  // expected-note @below {{operand defined here (op in the same region)}}
  %0 = arith.addi %a, %a : i32
  return
^bb2:
  // expected-error @below {{operand #1 does not dominate this use}}
  %1 = arith.addi %a, %0 : i32
  return
}

// -----

func.func @later_block(%c: i1, %a: i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  // expected-note @below {{operand defined here (op in the same region)}}
  %0 = arith.addi %a, %a : i32
  cf.br ^bb2
^bb2:
  // expected-error @below {{operand #1 does not dominate this use}}
  %1 = arith.addi %a, %0 : i32
  return
}

// -----

// expected-note @below {{operand defined as a block argument (block #1 in the same region)}}
func.func @argument_of_sibling(%c: i1, %a: i32) {
  cf.cond_br %c, ^bb1(%a: i32), ^bb2
^bb1(%b: i32):
  return
^bb2:
  // expected-error @below {{operand #1 does not dominate this use}}
  %1 = arith.addi %a, %b : i32
  return
}

// -----

func.func @child_region(%c: i1, %a: i32) {
  "scf.if"(%c) ({
    // expected-error @below {{operand #0 does not dominate this use}}
    %0 = arith.addi %1, %a : i32
    scf.yield
  }, {
  }) : (i1) -> ()
  // expected-note @below {{operand defined here (op in a parent region)}}
  %1 = arith.addi %a, %a : i32
  return
}

// -----

func.func @own_region(%a: i32) {
  // expected-note @below {{operand defined here (op in a parent region)}}
  %0 = scf.execute_region -> i32 {
    // expected-error @below {{operand #0 does not dominate this use}}
    %1 = arith.addi %0, %a : i32
    scf.yield %1 : i32
  }
  return
}

// -----

func.func @outer_region_of_other_block(%c: i1, %a: i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  // expected-note @below {{operand defined here (op in a parent region)}}
  %0 = arith.addi %a, %a : i32
  cf.br ^bb2
^bb2:
  scf.if %c {
    // expected-error @below {{operand #1 does not dominate this use}}
    %1 = arith.addi %a, %0 : i32
  }
  return
}

// -----

func.func @deeply_nested(%c: i1, %a: i32) {
  scf.if %c { scf.if %c { scf.if %c { scf.if %c { scf.if %c {
    scf.if %c { scf.if %c { scf.if %c { scf.if %c { scf.if %c {
      // expected-error @below {{operand #1 does not dominate this use}}
      %1 = arith.addi %a, %0 : i32
    }}}}}
  }}}}}
  // expected-note @below {{operand defined here (op in a parent region)}}
  %0 = arith.addi %a, %a : i32
  return
}

// -----

func.func @isolated(%a: i32) {
  // expected-error @below {{'test.isolated_region' op operand #0 must be index, but got 'i32'}}
  "test.isolated_region"(%a) ({
  ^bb0(%b: i32):
    "test.use"(%a) : (i32) -> ()
  }) : (i32) -> ()
  return
}

// -----

func.func @function_in_region(%a: i32) {
  builtin.module {
    // expected-note @below {{required by region isolation constraints}}
    func.func @inner() {
      // expected-error @below {{'arith.addi' op using value defined outside the region}}
      %0 = arith.addi %a, %a : i32
      return
    }
  }
  return
}

// -----

func.func @isolated_and_deep(%c: i1, %a: i32) {
  builtin.module {
    // expected-note @below {{required by region isolation constraints}}
    func.func @inner(%d: i1) {
      scf.if %d { scf.if %d { scf.if %d { scf.if %d { scf.if %d {
        scf.if %d { scf.if %d { scf.if %d { scf.if %d { scf.if %d {
          // expected-error @below {{'arith.addi' op using value defined outside the region}}
          %0 = arith.addi %a, %a : i32
        }}}}}
      }}}}}
      return
    }
  }
  return
}

// -----

func.func @value_of_inner_region(%c: i1, %a: i32) {
  "scf.if"(%c) ({
    %0 = arith.addi %a, %a : i32
    scf.yield
  }, {
    // expected-error @below {{use of undeclared SSA value name}}
    "test.use"(%0) : (i32) -> ()
    scf.yield
  }) : (i1) -> ()
  return
}
