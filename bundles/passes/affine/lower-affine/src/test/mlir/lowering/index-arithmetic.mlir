// RUN: --lower-affine
// VALIDATION: sizes are positive, and their products do not overflow; other ones are tried, too.
// Indices are computed without overflow.

func.func @a(%i: index, %b: index, %c: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (2, %b, 4) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
func.func @b(%i: index, %b: index, %c: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (%b, %c) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
func.func @c(%i: index, %b: index, %c: index) -> index {
  %0 = affine.linearize_index [%i, %b, %c] by (2, %b, 4) : index
  return %0 : index
}
func.func @d(%i: index, %b: index, %c: index) -> index {
  %0 = affine.linearize_index disjoint [%i, %b, %c] by (%b, 4) : index
  return %0 : index
}
func.func @e(%i: index, %b: index, %c: index) -> index {
  %0 = affine.linearize_index [%i, %b, %c] by (5, 3, 4) : index
  return %0 : index
}
func.func @f(%i: index, %b: index, %c: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (3, 4) : index, index
  return %0#0, %0#1 : index, index
}
func.func @g(%i: index, %b: index) -> (index, index, index, index, index, index, index, index, index, index) {
  %1 = affine.linearize_index [%i, %b] by (1) : index
  %2 = affine.linearize_index [%i, %b, %b] by (%b, 1) : index
  %3:3 = affine.delinearize_index %i into (4, 1, %b) : index, index, index
  %4:3 = affine.delinearize_index %i into (5, 7) : index, index, index
  %5:2 = affine.delinearize_index %i into (5, 1) : index, index
  return %1, %2, %3#0, %3#1, %3#2, %4#0, %4#1, %4#2, %5#0, %5#1 : index, index, index, index, index, index, index, index, index, index
}
