// RUN: --canonicalize --allow-unregistered-dialect
// VALIDATION: indices are in the bounds; other ones are tried, too.
// An index in a dimension of size 1 is 0; constants are computed.

func.func @all_units(%i: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (1, 1) : index, index
  return %0#0, %0#1 : index, index
}

func.func @some_units(%i: index, %b: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (1, %b, 1) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

func.func @last_unit(%i: index, %b: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (1) : index, index
  return %0#0, %0#1 : index, index
}

func.func @constants() -> (index, index, index) {
  %i = arith.constant -23 : index
  %0:3 = affine.delinearize_index %i into (3, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

func.func @constant_basis(%a: index, %n: index) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0:3 = affine.delinearize_index %a into (%n, %c1, %c4) : index, index, index
  "u"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  %l = affine.linearize_index [%a, %n] by (%c1, %c4) : index
  %l1 = affine.linearize_index [%c1, %c4] by (%c4) : index
  %l2 = affine.linearize_index [%c4] by (%n) : index
  %l3 = affine.linearize_index [%c1, %c4] by (%n) : index
  %l4 = affine.linearize_index [%c1, %c4] by (%n, 7) : index
  "u"(%l, %l1, %l2, %l3, %l4) : (index, index, index, index, index) -> ()
  return
}
