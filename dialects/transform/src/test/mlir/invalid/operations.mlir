// RUN: --split-input-file --verify-diagnostics
// expected-error @below {{unknown attribute: "transform.foo"}}
func.func @f() attributes {transform.foo} { return }

// -----

// expected-error @below {{"transform.with_named_sequence" attribute can only be attached to operations with symbol tables}}
func.func @f() attributes {transform.with_named_sequence} { return }

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a : !transform.any_op) {
// expected-error @below {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
    "x"() : () -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a : !transform.any_op) -> !transform.any_op {
// expected-error @below {{expected terminator to have as many operands as the parent op has results}}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
// expected-error @below {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @f(%a : !transform.any_op {transform.readonly}) {
    %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
// expected-error @below {{argument #0 cannot be both readonly and consumed}}
  transform.named_sequence @f(%a : !transform.any_op {transform.readonly, transform.consumed}) {
    transform.yield
  }
}

// -----

// expected-error @below {{'transform.sequence' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
transform.sequence failures(propagate) {
^bb0(%a: f32):
}

// -----

// expected-error @below {{'transform.sequence' op expects the entry block to have at least one argument}}
transform.sequence failures(propagate) {
}

// -----

// expected-error @below {{custom op 'transform.sequence' expected string or keyword containing one of the following enum values for attribute 'failure_propagation_mode' [propagate, suppress]}}
transform.sequence failures(foo) {
^bb0(%a: !transform.any_op):
}

// -----

// expected-error @below {{'transform.sequence' op expects the types of the terminator operands to match the types of the result}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
// expected-note @below {{terminator}}
  transform.yield %a : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
// expected-error @below {{'transform.match.structured.body' op expects parent op to be 'transform.match.structured'}}
  transform.match.structured.body %a {passthrough} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
// expected-error @below {{'transform.get_defining_op' op operand #0 must be TransformValueHandleTypeInterface instance, but got '!transform.any_op'}}
  transform.get_defining_op %a : (!transform.any_op) -> !transform.any_op
}

// -----

// expected-error @below {{only supports integer types with width <=64}}
func.func private @f() -> !transform.param<f32>

// -----

// expected-error @below {{unknown type mnemonic: foo}}
func.func private @f() -> !transform.foo

// -----

// expected-error @below {{element of pdl.range cannot be another range, but got'!pdl.range<value>'}}
func.func private @f() -> !pdl.range<range<value>>
