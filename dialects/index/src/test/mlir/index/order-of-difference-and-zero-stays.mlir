// RUN: --canonicalize
// REFERENCE: compares the operands of the difference for each predicate; a difference can wrap around.
// A difference is 0 if its operands are equal; its order with 0 is not that of the operands.
func.func @cmp(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c0 = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp eq(%d, %c0)
  %1 = index.cmp ne(%d, %c0)
  %2 = index.cmp slt(%d, %c0)
  %3 = index.cmp sle(%d, %c0)
  %4 = index.cmp sgt(%d, %c0)
  %5 = index.cmp sge(%d, %c0)
  %6 = index.cmp ult(%d, %c0)
  %7 = index.cmp ule(%d, %c0)
  %8 = index.cmp ugt(%d, %c0)
  %9 = index.cmp uge(%d, %c0)
  %10 = index.cmp eq(%c0, %d)
  %11 = index.cmp ule(%c0, %d)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11
      : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
