// RUN: --mlir-version=19.1 --remove-dead-values --split-input-file --verify-diagnostics

func.func @branch(%a: i32) {
  // expected-error @below {{cannot optimize an IR with non-function symbol ops, non-call symbol user ops or branch ops}}
  cf.br ^bb1
^bb1:
  return
}

// -----

// expected-error @below {{cannot optimize an IR with non-function symbol ops, non-call symbol user ops or branch ops}}
memref.global @global : memref<2xf32>

// -----

// expected-error @below {{cannot optimize an IR with non-function symbol ops, non-call symbol user ops or branch ops}}
module @named {
}

// -----

module {
  func.func @f() {
    return
  }
}
