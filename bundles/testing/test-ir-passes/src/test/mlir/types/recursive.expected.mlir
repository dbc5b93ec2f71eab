module {
  func.func @create() {
    %0 = "test.dummy_type_test_op"() : () -> !test.test_rec<some_long_and_unique_name, test_rec<some_long_and_unique_name>>
    %1 = "test.x"() : () -> !test.test_rec<b, test_rec<b>>
    return
  }
}

