module {
  func.func @lin(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
    %c0 = arith.constant 0 : index
    %0 = affine.linearize_index [%arg0, %arg1] by (%arg4, 4) : index
    %1 = affine.linearize_index [%arg0, %arg1] by (%arg4, 4) : index
    %2 = affine.linearize_index [%arg0, %c0, %arg1] by (3, %arg4, 4) : index
    %3 = affine.linearize_index [%arg0, %arg1] by (3, 4) : index
    %4 = affine.linearize_index [%arg0, %arg2, %arg1] by (3, 1, 4) : index
    %5 = affine.linearize_index [%arg0, %arg2, %arg1] by (1, 3, 4) : index
    "w"(%c0, %0, %1, %2, %3, %4, %arg1, %c0, %5, %arg1, %arg0, %arg0) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
    return
  }
}

