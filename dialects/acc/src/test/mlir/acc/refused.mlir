// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @construct(%i: i64) {
  // expected-error @+1 {{expected compute construct name}}
  acc.loop combined(data) {
  }
}
