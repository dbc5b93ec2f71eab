// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
// REFERENCE: does not have these parts.
// expected-error @below {{'func.func' op type 'f4E2M1FN' does not exist in MLIR 19.1}}
func.func @type(%a: tensor<2xf4E2M1FN>) {
  return
}

// -----

func.func @flags(%a: i16) {
  // expected-error @below {{'arith.trunci' op attribute 'overflowFlags' does not exist in MLIR 19.1}}
  %0 = arith.trunci %a overflow<nsw> : i16 to i8
  // expected-error @below {{'arith.divsi' op attribute 'isExact' does not exist in MLIR 19.1}}
  %1 = arith.divsi %a, %a exact : i16
  return
}

// -----

func.func @operation(%a: f16) {
  // expected-error @below {{'arith.scaling_extf' op does not exist in MLIR 19.1}}
  %0 = arith.scaling_extf %a, %a : f16, f16 to f32
  return
}
