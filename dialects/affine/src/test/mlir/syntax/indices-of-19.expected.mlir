module {
  func.func @f(%arg0: index, %arg1: index) -> (index, index) {
    %0:2 = affine.delinearize_index %arg0 into (%arg1, %arg1) : index, index
    return %0#0, %0#1 : index, index
  }
}

