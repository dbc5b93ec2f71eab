// RUN: --mlir-version=19.1 --verify-diagnostics --split-input-file

func.func @truncate(%arg0: f32) -> tf32 {
  // expected-error @below {{'arith.truncf' op operand type 'f32' and result type 'tf32' are cast incompatible}}
  %0 = arith.truncf %arg0 : f32 to tf32
  return %0 : tf32
}

// -----

func.func @bits(%arg0: tf32) -> i19 {
  // expected-error @below {{'arith.bitcast' op operand type 'tf32' and result type 'i19' are cast incompatible}}
  %0 = arith.bitcast %arg0 : tf32 to i19
  return %0 : i19
}
