// RUN: --remove-shape-constraints --allow-unregistered-dialect
// Broadcasts and equality are taken for granted, other conditions stay.
func.func @f(%arg0 : !shape.shape, %arg1 : !shape.shape, %i: i1) -> index {
  %0 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
  %r = shape.cstr_require %i, "x"
  %2 = shape.assuming_all %0, %1, %r
  %dead = shape.assuming_all %0, %1, %r
  %3 = shape.assuming %2 -> index {
    %4 = "test.source"() : () -> (index)
    shape.assuming_yield %4 : index
  }
  %c = arith.constant 1 : index
  return %3 : index
}
