// RUN: --split-input-file --verify-diagnostics
func.func @errorBlock_withArgumentForTheProducedValue_isValid() {
  "test.internal_br"()[^bb1, ^bb2] {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
^bb1:
  return
^bb2(%error: i32):
  return
}

// -----

func.func @errorBlock_withoutArgument_isRejected() {
  // expected-error @+1 {{branch has 1 operands for successor #1, but target block has 0}}
  "test.internal_br"()[^bb1, ^bb2] {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
^bb1:
  return
^bb2:
  return
}
