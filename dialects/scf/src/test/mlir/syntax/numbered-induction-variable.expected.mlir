module {
  func.func @f(%arg0: index) {
    %0:2 = "test.pair"() : () -> (index, index)
    %1 = scf.for %arg1 = %arg0 to %arg0 step %arg0 iter_args(%arg2 = %arg0) -> (index) {
      "test.use"(%arg1, %0#1, %0#0) : (index, index, index) -> ()
      scf.yield %arg2 : index
    }
    return
  }
}

