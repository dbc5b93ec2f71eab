// RUN: --ownership-based-buffer-deallocation --verify-diagnostics --split-input-file
// expected-error @below {{Only structured control-flow loops are supported.}}
func.func @loop(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// -----

// expected-error @below {{Only structured control-flow loops are supported.}}
func.func @in_region() {
  scf.execute_region {
    cf.br ^bb1
  ^bb1:
    cf.br ^bb1
  }
  return
}

// -----

// A loop that cannot be reached is none.
func.func @unreachable() {
  return
^bb1:
  cf.br ^bb1
}
