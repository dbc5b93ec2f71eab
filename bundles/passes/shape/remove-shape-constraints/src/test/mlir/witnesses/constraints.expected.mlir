module {
  func.func @f(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: i1) -> index {
    %0 = shape.cstr_require %arg2, "x"
    %1 = shape.assuming_all %0
    %2 = shape.assuming %1 -> (index) {
      %3 = "test.source"() : () -> index
      shape.assuming_yield %3 : index
    }
    return %2 : index
  }
}

