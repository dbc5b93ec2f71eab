module {
  func.func @f(%arg0: i1, %arg1: index) attributes {test_sort_index = 0 : i32, test_to_sort} {
    cf.cond_br %arg0, ^bb2, ^bb3
  ^bb1:  // pred: ^bb1
    %0 = arith.addi %arg1, %arg1 {test_sort_index = 5 : i32, test_to_sort} : index
    cf.br ^bb1
  ^bb2:  // 2 preds: ^bb0, ^bb3
    scf.if %arg0 {
      %2 = arith.addi %arg1, %arg1 {test_sort_index = 3 : i32, test_to_sort} : index
    } {test_sort_index = 2 : i32, test_to_sort}
    return {test_sort_index = 4 : i32, test_to_sort}
  ^bb3:  // pred: ^bb0
    %1 = arith.addi %arg1, %arg1 {test_sort_index = 1 : i32, test_to_sort} : index
    cf.br ^bb2
  }
}

