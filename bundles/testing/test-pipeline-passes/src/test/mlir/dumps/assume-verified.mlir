// RUN: --pass-pipeline=builtin.module(func.func(test-pass-create-invalid-ir)) --verify-each=false --mlir-print-ir-after-all --mlir-print-assume-verified 2>&1

func.func @custom_form() {
  return
}
