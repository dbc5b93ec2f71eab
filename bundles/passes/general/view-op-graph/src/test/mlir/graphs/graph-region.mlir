// RUN: --mlir-version=19.1 --view-op-graph --allow-unregistered-dialect 2>&1
// Uses before definitions, and an operation that uses itself.

%0 = "foo.early"(%1) : (i32) -> i32
%1 = "foo.late"(%0) ({
  "foo.inner"(%1, %0) : (i32, i32) -> ()
}) : (i32) -> i32
%2 = "foo.self"(%2) : (i32) -> i32
