// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @width(%a: !smt.int) {
  // expected-error @+1 {{input must have bit-vector type}}
  %0 = smt.bv.repeat 2 times %a : !smt.int
}

