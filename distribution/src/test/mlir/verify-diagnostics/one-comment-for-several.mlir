// RUN: --verify-diagnostics
// A comment answers to all diagnostics of its line that have its text.

// expected-error @below {{requires the same type}}
func.func @f(%x: i32) { %0 = "arith.addi"(%x, %x) : (i32, i32) -> i64 return } func.func @g(%x: i32) { %0 = "arith.addi"(%x, %x) : (i32, i32) -> i64 return }
