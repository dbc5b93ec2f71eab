// RUN: --allow-unregistered-dialect --mlir-pretty-debuginfo
"t.x"() {a = loc("a"), b = loc(callsite("b":1:2 at "a")), c = [loc(unknown)]} : () -> ()
