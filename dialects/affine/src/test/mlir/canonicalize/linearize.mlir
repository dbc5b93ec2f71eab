// RUN: --canonicalize --allow-unregistered-dialect
// VALIDATION: indices are in the bounds; other ones are tried, too.
// Zeros and indices in dimensions of size 1 are dropped.

func.func @lin(%a: index, %b: index, %c: index, %d: index, %n: index) {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index [] by () : index
  %1 = affine.linearize_index [%c0, %a, %b] by (%n, 4) : index
  %2 = affine.linearize_index [%c0, %a, %b] by (3, %n, 4) : index
  %3 = affine.linearize_index [%a, %c0, %b] by (3, %n, 4) : index
  %4 = affine.linearize_index [%a, %c0, %b] by (3, 1, 4) : index
  %5 = affine.linearize_index [%a, %c, %b] by (3, 1, 4) : index
  %6 = affine.linearize_index disjoint [%a, %c, %b] by (1, 1, 4) : index
  %7 = affine.linearize_index disjoint [%a, %c, %b] by (1, 1, 1) : index
  %8 = affine.linearize_index [%a, %c, %b] by (1, 3, 4) : index
  %9 = affine.linearize_index disjoint [%c0, %c0, %b] by (1, 3, 4) : index
  %10 = affine.linearize_index disjoint [%a, %b] by (1) : index
  %11 = affine.linearize_index disjoint [%a] by (1) : index
  "w"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
