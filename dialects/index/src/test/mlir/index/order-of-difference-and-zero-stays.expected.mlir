module {
  func.func @cmp(%arg0: index, %arg1: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
    %idx0 = index.constant 0
    %0 = index.sub %arg0, %arg1
    %1 = index.cmp eq(%arg0, %arg1)
    %2 = index.cmp ne(%arg0, %arg1)
    %3 = index.cmp slt(%0, %idx0)
    %4 = index.cmp sle(%0, %idx0)
    %5 = index.cmp sgt(%0, %idx0)
    %6 = index.cmp sge(%0, %idx0)
    %7 = index.cmp ult(%0, %idx0)
    %8 = index.cmp ule(%0, %idx0)
    %9 = index.cmp ugt(%0, %idx0)
    %10 = index.cmp uge(%0, %idx0)
    %11 = index.cmp eq(%arg1, %arg0)
    %12 = index.cmp ule(%idx0, %0)
    return %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
  }
}

