// RUN: --verify-diagnostics --split-input-file
// Only what stands in double braces is a regular expression, one of POSIX.

func.func @f(%x: i32) {
  // expected-error-re @below {{'arith.addi' op requires the {{[[:alpha:]]+}} type for all {{operands|successors}} and}}
  %0 = "arith.addi"(%x, %x) : (i32, i32) -> i64
  return
}

// -----

// expected-note-re @below {{{{^}}see existing symbol definition here{{$}}}}
func.func private @"(a|b)*"()
// expected-error-re @below {{symbol named '(a|b)*'}}
func.func private @"(a|b)*"()

// -----

// expected-note-re @below {{{{^see [existing]{8} (symbol|thing)+ d.{8}.}} here}}
func.func private @g()
// expected-error-re @below {{redefinition{{ of | to }}symbol}}
func.func private @g()
