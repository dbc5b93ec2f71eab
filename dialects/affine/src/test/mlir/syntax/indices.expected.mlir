module {
  func.func @a(%arg0: index, %arg1: index) -> (index, index, index, index, index, index, index, index, index, index, index, index) {
    %0 = affine.delinearize_index %arg0 into (7) : index
    %1:2 = affine.delinearize_index %arg0 into (1, 7) : index, index
    %2:3 = affine.delinearize_index %arg0 into (3, 1, 7) : index, index, index
    %c30 = arith.constant 30 : index
    %3:2 = affine.delinearize_index %c30 into (5, 7) : index, index
    %4:2 = affine.delinearize_index %c30 into (7) : index, index
    %c5 = arith.constant 5 : index
    %5:2 = affine.delinearize_index %arg0 into (%c5, 7) : index, index
    return %0, %1#0, %1#1, %2#0, %2#1, %2#2, %3#0, %3#1, %4#0, %4#1, %5#0, %5#1 : index, index, index, index, index, index, index, index, index, index, index, index
  }
  func.func @b(%arg0: index, %arg1: index) -> (index, index, index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = affine.linearize_index [%arg0, %arg1] by (2, 4) : index
    %1 = affine.linearize_index [%arg0, %c0] by (2, 4) : index
    %2 = affine.linearize_index [%c0, %arg0] by (2, 4) : index
    %3 = affine.linearize_index [%c2, %c3] by (2, 4) : index
    %4 = affine.linearize_index disjoint [%arg0, %c0, %arg1] by (2, 1, 4) : index
    %5 = affine.linearize_index [%arg0] by (2) : index
    %6 = affine.linearize_index [%arg0, %arg1] by (2, %c3) : index
    return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
  }
  func.func @c(%arg0: index, %arg1: index) -> (index, index, index, index) {
    %0:3 = affine.delinearize_index %arg0 into (2, %arg1, 4) : index, index, index
    %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (2, %arg1, 4) : index
    %2 = affine.linearize_index disjoint [%arg0, %arg1] by (3, 5) : index
    %3:2 = affine.delinearize_index %2 into (3, 5) : index, index
    %4 = affine.linearize_index [%0#1, %0#2] by (%arg1, 4) : index
    return %1, %3#0, %3#1, %4 : index, index, index, index
  }
}

