module {
  func.func @f(%arg0: index) {
    %c1 = arith.constant 1 : index
    test.isolated_one_region_op %arg0, %c1, %arg0 {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      "test.end"(%arg2, %arg1, %arg3) : (index, index, index) -> ()
    } : index, index, index -> 
    return
  }
}

