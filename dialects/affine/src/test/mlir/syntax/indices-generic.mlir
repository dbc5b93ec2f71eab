// RUN: --mlir-print-op-generic
// Disjoint indices are a property of the operation.

func.func @f(%i: index, %n: index) -> (index, index, index, index) {
  %0:2 = affine.delinearize_index %i into (%n, 4) : index, index
  %1 = affine.linearize_index [%i, %n] by (%n, 4) : index
  %2 = affine.linearize_index disjoint [%i, %n] by (4) : index
  %3 = "affine.linearize_index"(%i, %n) <{disjoint = false, operandSegmentSizes = array<i32: 1, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index
  return %0#0, %1, %2, %3 : index, index, index, index
}
