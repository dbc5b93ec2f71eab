// RUN: --pass-pipeline=builtin.module(func.func(test-pass-create-invalid-ir)) --verify-each=false --mlir-print-ir-after-all 2>&1

func.func @generic_form() {
  return
}
