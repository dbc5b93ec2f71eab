module {
  func.func @f(%arg0: index, %arg1: index) {
    test.isolated_one_region_op %arg1, %arg1, %arg0 {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %0 = arith.addi %arg4, %arg3 : index
      %1 = scf.execute_region -> index {
        scf.yield %arg4 : index
      }
      "test.branch"(%0, %arg2)[^bb1] : (index, index) -> ()
    ^bb1:  // pred: ^bb0
      "test.end"(%0, %1, %arg3) : (index, index, index) -> ()
    } : index, index, index -> 
    return
  }
}

