// RUN: --split-input-file --verify-diagnostics
func.func @s(%a: f32, %s: f8E8M0FNU) {
  // expected-error @below {{'arith.scaling_extf' op operand types 'f32', 'f8E8M0FNU' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_extf %a, %s : f32, f8E8M0FNU to f32
  return
}

// -----

func.func @s(%a: f16, %s: vector<2xf8E8M0FNU>) {
  // expected-error @below {{'arith.scaling_extf' op if an operand is non-scalar, then there must be at least one non-scalar result}}
  %0 = arith.scaling_extf %a, %s : f16, vector<2xf8E8M0FNU> to f32
  return
}

// -----

func.func @s(%a: f16, %s: f32) {
  // expected-error @below {{'arith.scaling_truncf' op operand types 'f16', 'f32' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : f16, f32 to f32
  return
}
