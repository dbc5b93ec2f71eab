module {
  func.func @sw(%arg0: i1, %arg1: index) -> (index, index) {
    "test.u"(%arg1) : (index) -> ()
    %0 = "test.z"() : () -> index
    return %arg1, %0 : index, index
  }
}

