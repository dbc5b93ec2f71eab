// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
// The errors of the reference; the notes about newer syntax are no part of the comparison.

func.func @f(%a: index, %b: index) -> index {
  // expected-error @below {{custom op 'affine.linearize_index' is unknown}}
  %0 = affine.linearize_index [%a, %b] by (2, 3) : index
  return %0 : index
}
