// RUN: --split-input-file --verify-diagnostics
// A value in braces replaces the one behind them, but the result has the type of the latter.
func.func @other_type() {
  // expected-error @below {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = arith.constant {value = 3} 1 : i32
  return
}

// -----

func.func @same_type() {
  %0 = arith.constant {value = 3} 1 : i64
  return
}
