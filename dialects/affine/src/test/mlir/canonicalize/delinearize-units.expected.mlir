module {
  func.func @all_units(%arg0: index) -> (index, index) {
    %c0 = arith.constant 0 : index
    return %c0, %c0 : index, index
  }
  func.func @some_units(%arg0: index, %arg1: index) -> (index, index, index, index) {
    %c0 = arith.constant 0 : index
    %0:2 = affine.delinearize_index %arg0 into (%arg1) : index, index
    return %0#0, %c0, %0#1, %c0 : index, index, index, index
  }
  func.func @last_unit(%arg0: index, %arg1: index) -> (index, index) {
    %c0 = arith.constant 0 : index
    return %arg0, %c0 : index, index
  }
  func.func @constants() -> (index, index, index) {
    %c-2 = arith.constant -2 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    return %c-2, %c1, %c2 : index, index, index
  }
  func.func @constant_basis(%arg0: index, %arg1: index) {
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %0:2 = affine.delinearize_index %arg0 into (%arg1, 4) : index, index
    "u"(%0#0, %c0, %0#1) : (index, index, index) -> ()
    %1 = affine.linearize_index [%arg0, %arg1] by (1, 4) : index
    %2 = affine.linearize_index [%c1, %c4] by (%arg1) : index
    %3 = affine.linearize_index [%c1, %c4] by (%arg1, 7) : index
    "u"(%1, %c8, %c4, %2, %3) : (index, index, index, index, index) -> ()
    return
  }
}

