// RUN: --test-opaque-loc --mlir-print-debuginfo
// Locations that are objects are printed as other locations.
module {
  func.func @f() -> i32 {
    %0 = "test.named"() : () -> i32 loc("name")
    "test.outer"() ({
      "test.inner"() : () -> () loc(callsite("callee" at "file.cc":10:8))
    }) : () -> () loc(fused<"data">["file.cc":1:2, "name"])
    return %0 : i32 loc(unknown)
  } loc("function")
} loc("module")
