// RUN: --allow-unregistered-dialect --mlir-pretty-debuginfo --mlir-print-local-scope
// Pretty locations are for readers, also where they are attributes.
"t.x"() {a = loc("a"), b = loc(callsite("b":1:2 at "a")), c = [loc(unknown)], d = loc("":1:2)} : () -> ()
