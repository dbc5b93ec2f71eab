// RUN: --test-dialect-conversion-pdll
// Casts to i64 become casts to f64; func.return still gets an i64.
func.func @casts() -> i64 {
  %0 = "test.cast"() : () -> i64
  "test.one_region_op"() ({
    "test.return"(%0) : (i64) -> ()
  }) : () -> ()
  return %0 : i64
}
