// RUN: --verify-diagnostics --split-input-file
// A comment is for its own line, or for one that is told relative to it.

func.func @f(%x: i32) {
  %0 = "arith.addi"(%x, %x) : (i32, i32) -> i64 // expected-error {{requires the same type}}
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+2 {{requires the same type}}

  %0 = "arith.addi"(%x, %x) : (i32, i32) -> i64
  return
}

// -----

func.func @f(%x: i32) {
  %0 = "arith.addi"(%x, %x) : (i32, i32) -> i64
  // Some other comment.
  // expected-error @-2 {{requires the same type}}
  return
}

// -----

// Comments above and below skip each other: both are for the second function.
// expected-note @below {{see existing symbol definition here}}
func.func private @g()
func.func private @g()
// expected-error @above {{redefinition of symbol named 'g'}}
