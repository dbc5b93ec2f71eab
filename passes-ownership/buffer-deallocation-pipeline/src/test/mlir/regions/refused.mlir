// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect --irdl-file=%S/flow.irdl.mlir
// REFERENCE: has no dialect ods.

// The induction variable is missing.
%c = "test.c"() : () -> index
// expected-error @below {{'flow.for' op expected at least 1 arguments of region #0, one for each lower bound}}
"flow.for"(%c, %c, %c) ({ "flow.yield"() : () -> () }) : (index, index, index) -> ()

// -----

%c = "test.c"() : () -> index
// expected-error @below {{'flow.for' op along control flow edge from parent to Region #0: successor operand type #0 'index' should match successor input type #0 'i32'}}
// expected-note @below {{region branch point}}
%0 = "flow.for"(%c, %c, %c, %c) ({
^bb0(%i: index, %j: i32):
  "flow.yield"(%j) : (i32) -> ()
}) : (index, index, index, index) -> index

// -----

// Without a block in the second region, the result has no value.
%c = "test.c"() : () -> i1
// expected-error @below {{'flow.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
// expected-note @below {{region branch point}}
%0 = "flow.if"(%c) ({
  "flow.yield"(%c) : (i1) -> ()
}, {
}) : (i1) -> i1

// -----

%c = "test.c"() : () -> i1
// expected-error @below {{'flow.while' op along control flow edge from Operation flow.condition to Region #1: region branch point has 0 operands, but region successor needs 1 inputs}}
"flow.while"() ({
  // expected-note @below {{region branch point}}
  "flow.condition"(%c): (i1) -> ()
}, {
^bb0(%x: i1):
  "flow.yield"() : () -> ()
}) : () -> ()
