// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
// The rules of whole patterns.

// expected-error @+1 {{attribute 'benefit' failed to satisfy constraint: 16-bit signless integer attribute whose value is non-negative}}
pdl.pattern : benefit(-1) {
  %op = operation "foo.op"
  rewrite %op with "rewriter"
}

// -----

// expected-error @+1 {{'pdl.pattern' op expects a non-empty block}}
pdl.pattern : benefit(1) {
}

// -----

// expected-error @+1 {{'pdl.pattern' op expected body to terminate with `pdl.rewrite`}}
"pdl.pattern"() <{benefit = 1 : i16}> ({
  // expected-note @+1 {{see terminator defined here}}
  "foo.terminator"() : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{'pdl.pattern' op expected only `pdl` operations within the pattern body}}
pdl.pattern : benefit(1) {
  // expected-note @+1 {{see non-`pdl` operation defined here}}
  %c = "foo.constant"() : () -> i32
  rewrite with "rewriter"
}

// -----

// Nested operations are found before those around them.
// expected-error @+1 {{'pdl.pattern' op expected only `pdl` operations within the pattern body}}
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    builtin.module {
      // expected-note @+1 {{see non-`pdl` operation defined here}}
      "foo.op"() : () -> ()
    }
  }
}

// -----

// expected-error @+1 {{'pdl.pattern' op the pattern must contain at least one `pdl.operation`}}
pdl.pattern : benefit(1) {
  rewrite {
    %created = operation "foo.op"
  }
}

// -----

// expected-error @+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %op1 = operation "foo.op"
  // expected-note @+1 {{see a disconnected value / operation here}}
  %op2 = operation "bar.op"
  rewrite %op1 {
    erase %op2
  }
}

// -----

// Shared types and attributes do not connect.
// expected-error @+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %t = type
  %a = attribute
  %op1 = operation "foo.op" {"a" = %a} -> (%t : !pdl.type)
  // expected-note @+1 {{see a disconnected value / operation here}}
  %op2 = operation "bar.op" {"a" = %a} -> (%t : !pdl.type)
  rewrite %op1 {
    erase %op2
  }
}

// -----

// The arguments of a constraint are not connected with each other.
// expected-error @+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %op1 = operation "foo.op"
  // expected-note @+1 {{see a disconnected value / operation here}}
  %op2 = operation "bar.op"
  apply_native_constraint "c"(%op1, %op2 : !pdl.operation, !pdl.operation)
  rewrite %op1 {
    erase %op2
  }
}

// -----

// Values that only the rewrite uses.
// expected-error @+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %op1 = operation "foo.op"
  // expected-note @+1 {{see a disconnected value / operation here}}
  %o = operand
  rewrite %op1 with "rewriter"(%o : !pdl.value)
}

// -----

// The result is used by the rewrite, its operation is not.
// expected-error @+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %op1 = operation "foo.op"
  %op2 = operation "bar.op"
  // expected-note @+1 {{see a disconnected value / operation here}}
  %r = results of %op2
  rewrite %op1 {
    replace %op1 with (%r : !pdl.range<value>)
  }
}
