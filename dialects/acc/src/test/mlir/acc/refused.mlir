// RUN: --split-input-file --verify-diagnostics --irdl-file=%S/syntax.irdl.mlir
// REFERENCE: has no dialect ods.

func.func @meaning(%i: i64) {
  // expected-error @+1 {{expected 'num', 'dim' or 'static'}}
  acc.loop gang({size=%i : i64}) {
  }
}

// -----

// expected-error @+1 {{expected a symbol or a string}}
acc.routine @a bind(1 : i64)

// -----

func.func @construct(%i: i64) {
  // expected-error @+1 {{expected compute construct name}}
  acc.loop combined(data) {
  }
}
