// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
// What is wrong inside a loop or at its end is told before the lists of the loop are compared.
func.func @inside(%a: i32, %i: index) {
  %r = "scf.for"(%i, %i, %i, %a) ({
    // expected-error @below {{'arith.addi' op expected 2 operands, but found 1}}
    "arith.addi"(%i) : (index) -> index
    "scf.yield"() : () -> ()
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @terminator(%a: i32, %i: index) {
  // expected-error @below {{'scf.for' op expects regions to end with 'scf.yield', found 'foo.end'}}
  // expected-note @below {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.for"(%i, %i, %i) ({
  ^bb0(%z: index, %y: i32):
    "foo.end"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @no_arguments(%a: i32, %i: index) {
  // expected-error @below {{'scf.for' op different number of inits and region iter_args: 1 != 18446744073709551615}}
  %r = "scf.for"(%i, %i, %i, %a) ({
    "scf.yield"() : () -> ()
  }) : (index, index, index, i32) -> i32
  return
}
