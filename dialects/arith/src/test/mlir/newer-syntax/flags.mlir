// RUN: --split-input-file --verify-diagnostics
// The errors of the reference; the notes about newer syntax are no part of the comparison.

func.func @trunci(%a: i64) -> i32 {
  // expected-error @below {{expected ':'}}
  %0 = arith.trunci %a overflow<nsw> : i64 to i32
  return %0 : i32
}

// -----

func.func @exact(%a: i32) -> i32 {
  // expected-error @below {{expected ':'}}
  %0 = arith.divsi %a, %a exact : i32
  return %0 : i32
}

// -----

func.func @scaling(%a: f8E5M2, %b: f8E5M2) -> f32 {
  // expected-error @below {{custom op 'arith.scaling_extf' is unknown}}
  %0 = arith.scaling_extf %a, %b : f8E5M2, f8E5M2 to f32
  return %0 : f32
}
