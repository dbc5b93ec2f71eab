module {
  func.func @casts() -> i64 {
    %0 = "test.cast"() : () -> f64
    %1 = builtin.unrealized_conversion_cast %0 : f64 to i64
    "test.one_region_op"() ({
      "test.return"(%0) : (f64) -> ()
    }) : () -> ()
    return %1 : i64
  }
}

