// RUN: --math-uplift-to-fma --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Sums that are joined with products are reported, and those that are not, with the reason.
func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32, f32) {
  // expected-note @below {{the product}}
  %p = arith.mulf %a, %b fastmath<contract> : f32
  // expected-remark @below {{joined with the product to 'math.fma'}}
  %s = arith.addf %p, %c fastmath<contract> : f32
  // expected-remark @below {{not joined with the product to 'math.fma': the sum has no flag 'contract'}}
  %t = arith.addf %c, %p : f32
  // expected-note @below {{the product}}
  %q = arith.mulf %a, %c : f32
  // expected-remark @below {{not joined with the product to 'math.fma': the product has no flag 'contract'}}
  %u = arith.addf %q, %c fastmath<contract> : f32
  return %s, %t, %u : f32, f32, f32
}
