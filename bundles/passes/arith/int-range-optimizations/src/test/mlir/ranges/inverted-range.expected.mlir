module {
  func.func @f(%arg0: index) -> (index, index, index, index) {
    %0 = test.with_bounds {smax = 3 : index, smin = 5 : index, umax = 0 : index, umin = 5 : index} : index
    %1 = index.divu %arg0, %0
    %2 = index.rems %arg0, %0
    %3 = arith.divui %arg0, %0 : index
    %4 = arith.remsi %arg0, %0 : index
    return %1, %2, %3, %4 : index, index, index, index
  }
}

