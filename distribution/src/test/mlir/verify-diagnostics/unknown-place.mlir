// RUN: --verify-diagnostics --split-input-file
// REFERENCE: 19.1 knows no @unknown: there a diagnostic without a place is always unexpected
// A diagnostic without a place in a file is foretold from anywhere.

// expected-error@unknown {{requires the same type}}
func.func @f(%x: i32) {
  %0 = "arith.addi"(%x, %x) : (i32, i32) -> i64 loc(unknown)
  return
}

// -----

// expected-error @unknown {{requires the same type}}
func.func @f(%x: i32) {
  %0 = "arith.addi"(%x, %x) : (i32, i32) -> i64 loc("a name")
  return
}
