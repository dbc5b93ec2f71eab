// RUN: --split-input-file --verify-diagnostics

func.func @f() {
  // expected-error @below {{expected element literal of primitive type}}
  %0 = arith.constant dense<[1, x]> : tensor<2xi32>
  return
}

// -----

func.func @f() { return }
{-#
  dialect_resources: {
    // expected-error @below {{expected ',' or '}'}}
    builtin: { a: "0x0100000001" b: "0x01" }
  }
#-}
