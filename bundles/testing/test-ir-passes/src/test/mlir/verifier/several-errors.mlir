// RUN: --mlir-version=19.1 --allow-unregistered-dialect --split-input-file --verify-diagnostics
// The first error of a program with several functions and errors, however many threads check it.
func.func @valid(%a: i32) -> i32 {
  return %a : i32
}
func.func @first(%a: i32) -> i32 {
  // expected-error @below {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%a) : (i32) -> i32
  return %0 : i32
}
func.func @second(%a: i32) -> i32 {
  %0 = "arith.addi"() : () -> i32
  return %0 : i32
}

// -----

func.func @valid(%a: i32) -> i32 {
  return %a : i32
}
func.func @other(%a: i32) -> i32 {
  return %a : i32
}
func.func @last(%a: i32) -> i32 {
  // expected-error @below {{operand #0 does not dominate this use}}
  // expected-note @below {{operand defined here (op in the same block)}}
  %0 = arith.addi %0, %a : i32
  return %0 : i32
}

// -----

func.func @first(%c: i1) {
  scf.if %c {
    func.call @missing1() : () -> ()
  }
  return
}
func.func @second(%c: i1) {
  scf.if %c {
    scf.if %c {
      // expected-error @below {{'func.call' op 'missing2' does not reference a valid function}}
      func.call @missing2() : () -> ()
    }
  }
  return
}

// -----

func.func @valid(%c: i1) {
  scf.if %c {
    func.call @valid(%c) : (i1) -> ()
  }
  return
}
func.func @second(%c: i1) {
  scf.if %c {
    scf.if %c {
      func.call @missing() : () -> ()
    }
  }
  return
}
func.func @third(%c: i1) {
  // expected-error @below {{'func.call' op 'missing3' does not reference a valid function}}
  func.call @missing3() : () -> ()
  return
}

// -----

module {
  func.func @inner() {
    return
  }
}
module {
  func.func @inner(%a: i32) {
    // expected-error @below {{'arith.addi' op expected 2 operands, but found 1}}
    %0 = "arith.addi"(%a) : (i32) -> i32
    return
  }
}
func.func @outer(%a: i32) {
  %0 = "arith.addi"() : () -> i32
  return
}

// -----

func.func @body_before_result_of_own_verifier(%a: index, %x: i32) {
  %0 = "scf.for"(%a, %a, %a, %x) ({
  ^bb0(%i: index, %y: i32):
    // expected-error @below {{'arith.addi' op expected 2 operands, but found 1}}
    %1 = "arith.addi"(%y) : (i32) -> i32
    scf.yield %1 : i32
  }) : (index, index, index, i32) -> i64
  return
}

// -----

func.func @first_of_two_blocks(%a: i32) {
  cf.br ^bb1
^bb1:
  // expected-error @below {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%a) : (i32) -> i32
  cf.br ^bb2
^bb2:
  %1 = "arith.subi"(%a) : (i32) -> i32
  return
}

// -----

func.func @second_region(%c: i1, %a: i32) {
  scf.if %c {
  } else {
    // expected-error @below {{'arith.subi' op expected 2 operands, but found 1}}
    %1 = "arith.subi"(%a) : (i32) -> i32
  }
  return
}

// -----

func.func @after_isolated_operation(%c: i1, %a: i32) {
  builtin.module {
  }
  // expected-error @below {{'arith.subi' op expected 2 operands, but found 1}}
  %1 = "arith.subi"(%a) : (i32) -> i32
  return
}

// -----

func.func @dominance_after_inner_errors(%c: i1, %a: i32) {
  %0 = arith.addi %1, %a : i32
  builtin.module {
    func.func @inner(%b: i32) {
      // expected-error @below {{operand #0 does not dominate this use}}
      %2 = arith.addi %3, %b : i32
      // expected-note @below {{operand defined here (op in the same block)}}
      %3 = arith.addi %b, %b : i32
      return
    }
  }
  %1 = arith.addi %a, %a : i32
  return
}

// -----

func.func @deep_region_in_isolated(%c: i1, %a: i32) {
  // expected-error @below {{'test.isolated_region' op operand #0 must be index, but got 'i32'}}
  "test.isolated_region"(%a) ({
  ^bb0(%b: i32):
    %d = "test.condition"() : () -> i1
    scf.if %d { scf.if %d { scf.if %d { scf.if %d { scf.if %d {
      scf.if %d { scf.if %d { scf.if %d { scf.if %d { scf.if %d {
        "test.use"(%b) : (i32) -> ()
        "test.use"(%a) : (i32) -> ()
      }}}}}
    }}}}}
  }) : (i32) -> ()
  return
}

// -----

func.func @sibling_region_in_isolated(%c: i1, %a: i32) {
  // expected-error @below {{'test.isolated_region' op operand #0 must be index, but got 'i32'}}
  "test.isolated_region"(%a) ({
  ^bb0(%b: i32):
    %d = "test.condition"() : () -> i1
    scf.if %d {
      "test.use"(%b) : (i32) -> ()
    } else {
      "test.use"(%c) : (i1) -> ()
    }
  }) : (i32) -> ()
  return
}
