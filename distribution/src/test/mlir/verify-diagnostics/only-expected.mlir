// RUN: --verify-diagnostics=only-expected --split-input-file
// Diagnostics that no comment foretells are allowed.

func.func private @g()
// expected-error @below {{redefinition of symbol named 'g'}}
func.func private @g()

// -----

func.func @f(%x: i32) {
  %0 = "arith.addi"(%x, %x) : (i32, i32) -> i64
  return
}
