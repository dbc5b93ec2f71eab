// RUN: --split-input-file --verify-diagnostics
// The rules of single operations of patterns.

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @+1 {{expects parent op 'pdl.rewrite'}}
  erase %op
  rewrite %op with "rewriter"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @+1 {{'pdl.apply_native_constraint' op expected at least one argument}}
  "pdl.apply_native_constraint"() {name = "c"} : () -> ()
  rewrite %op with "rewriter"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @+1 {{returning an operation from a constraint is not supported}}
  %a:2 = apply_native_constraint "c"(%op : !pdl.operation) : !pdl.value, !pdl.operation
  rewrite %op with "rewriter"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    // expected-error @+1 {{'pdl.apply_native_rewrite' op expected at least one argument or result}}
    "pdl.apply_native_rewrite"() {name = "r"} : () -> ()
  }
}

// -----

pdl.pattern : benefit(1) {
  %t = type
  %op = operation "foo.op"
  // expected-error @+1 {{'pdl.attribute' op expected only one of [`type`, `value`] to be set}}
  %a = attribute : %t = 10 : i32
  rewrite %op with "rewriter"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %t = type
    // expected-error @+1 {{'pdl.attribute' op expected constant value when specified within a `pdl.rewrite`}}
    %a = attribute : %t
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @+1 {{'pdl.attribute' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %a = attribute
  rewrite %op with "rewriter"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @+1 {{'pdl.operand' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %o = operand
  rewrite %op with "rewriter"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @+1 {{'pdl.operands' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %o = operands
  rewrite %op with "rewriter"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @+1 {{'pdl.type' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %t = type
  rewrite %op with "rewriter"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @+1 {{'pdl.types' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %t = types
  rewrite %op with "rewriter"
}

// -----

pdl.pattern : benefit(1) {
  // expected-error @+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %op = operation "foo.op"
  %other = operation "foo.op"
  rewrite %other with "rewriter"
}

// -----

// Unused results bind nothing, neither in the matcher nor in the rewrite.
pdl.pattern : benefit(1) {
  // expected-error @+1 {{expected a bindable user}}
  %op = operation "foo.op"
  %r = result 0 of %op
  %other = operation "foo.op"
  rewrite %other {
    %rs = results of %op
  }
}

// -----

pdl.pattern : benefit(1) {
  // expected-error @+1 {{'pdl.operation' op expected the same number of attribute values and attribute names, got 1 names and 0 values}}
  %op = "pdl.operation"() {attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0, 0, 0>} : () -> (!pdl.operation)
  rewrite %op with "rewriter"
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    // expected-error @+1 {{'pdl.operation' op must have an operation name when nested within a `pdl.rewrite`}}
    %created = operation
  }
}

// -----

pdl.pattern : benefit(1) {
  %t = type
  %op = operation "foo.op" -> (%t : !pdl.type)
  %r = result 0 of %op
  rewrite %op {
    // expected-error @+1 {{'pdl.range' op expected operand to have element type '!pdl.value', but got '!pdl.type'}}
    %x = range %r, %t : !pdl.value, !pdl.type
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    // expected-error @+1 {{'pdl.range' op result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values, but got '!pdl.range<operation>'}}
    %x = range %op : !pdl.operation
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    // expected-error @+1 {{'pdl.range' op result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values, but got '!pdl.value'}}
    %x = range : !pdl.value
  }
}

// -----

pdl.pattern : benefit(1) {
  %o = operand
  %op = operation "foo.op"(%o : !pdl.value)
  rewrite %op {
    // expected-error @+1 {{'pdl.replace' op expected no replacement values to be provided when the replacement operation is present}}
    replace %op with (%o : !pdl.value) %op
  }
}

// -----

func.func @f(%op: !pdl.operation) {
  // expected-error @+1 {{'pdl.results' op expected `pdl.range<value>` result type when no index is specified, but got: '!pdl.value'}}
  %r = "pdl.results"(%op) : (!pdl.operation) -> !pdl.value
  return
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @+1 {{'pdl.rewrite' op expected rewrite region to be non-empty if external name is not specified}}
  rewrite %op
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @+1 {{'pdl.rewrite' op expected rewrite region to be non-empty if external name is not specified}}
  rewrite %op {
  }
}

// -----

pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error @+1 {{'pdl.rewrite' op expected rewrite region to be empty when rewrite is external}}
  rewrite %op with "rewriter" {
    erase %op
  }
}

// -----

"pdl.pattern"() <{benefit = 1 : i16}> ({
  %op = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  // expected-error @+1 {{'pdl.rewrite' op expected no external arguments when the rewrite is specified inline}}
  "pdl.rewrite"(%op) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    "pdl.erase"(%op) : (!pdl.operation) -> ()
  }) : (!pdl.operation) -> ()
}) : () -> ()

// -----

"pdl.pattern"() <{benefit = 1 : i16}> ({
  %op = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  // expected-error @+1 {{'pdl.rewrite' op expects region #0 to have 0 or 1 blocks}}
  "pdl.rewrite"(%op) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    "pdl.erase"(%op) : (!pdl.operation) -> ()
  ^bb1:
    "pdl.erase"(%op) : (!pdl.operation) -> ()
  }) : (!pdl.operation) -> ()
}) : () -> ()
