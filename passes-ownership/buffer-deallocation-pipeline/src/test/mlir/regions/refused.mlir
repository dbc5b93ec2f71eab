// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect --irdl-file=%S/flow.irdl.mlir
// REFERENCE: has no dialect ods.

// The induction variable is missing.
%c = "test.c"() : () -> index
// expected-error @+1 {{'flow.for' op expected at least 1 arguments of region #0, one for each lower bound}}
"flow.for"(%c, %c, %c) ({ "flow.yield"() : () -> () }) : (index, index, index) -> ()

// -----

%c = "test.c"() : () -> index
// expected-error @+1 {{'flow.for' op  along control flow edge from parent operands to Region #0: source type #0 'index' should match input type #0 'i32'}}
%0 = "flow.for"(%c, %c, %c, %c) ({
^bb0(%i: index, %j: i32):
  "flow.yield"(%j) : (i32) -> ()
}) : (index, index, index, index) -> index

// -----

// Without a block in the second region, the result has no value.
%c = "test.c"() : () -> i1
// expected-error @+1 {{'flow.if' op  region control flow edge from parent operands to parent results: source has 0 operands, but target successor needs 1}}
%0 = "flow.if"(%c) ({
  "flow.yield"(%c) : (i1) -> ()
}, {
}) : (i1) -> i1

// -----

%c = "test.c"() : () -> i1
// expected-error @+1 {{'flow.while' op  region control flow edge from Region #0 to Region #1: source has 0 operands, but target successor needs 1}}
"flow.while"() ({
  "flow.condition"(%c): (i1) -> ()
}, {
^bb0(%x: i1):
  "flow.yield"() : () -> ()
}) : () -> ()
