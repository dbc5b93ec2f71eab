// RUN: --mlir-print-debuginfo --mlir-print-local-scope --irdl-file=%S/drr.irdl.mlir --canonicalize=top-down=false
// REFERENCE: has no dialect ods. mlir-opt-19 --test-patterns gives this output for the dialect test.

module {
  func.func @locs(%arg0 : i32 loc("x")) -> i32 {
    %0 = "drr.op_a"(%arg0) {attr = 10 : i32} : (i32) -> i32 loc("a")
    %r = "drr.op_a"(%0) {attr = 20 : i32} : (i32) -> i32 loc("b")
    return %r : i32 loc("end")
  } loc("f")

  func.func @benefit(%arg0 : i32 loc("x")) -> i32 {
    %0 = "drr.op_d"(%arg0) : (i32) -> i32 loc("d")
    %1 = "drr.op_g"(%0) : (i32) -> i32 loc("g")
    %2 = "drr.op_g"(%1) : (i32) -> i32 loc("h")
    return %2 : i32 loc("end")
  } loc("f")

  func.func @either(%arg0: i32 loc("x"), %arg1: i16 loc("y"), %arg2: i8 loc("z")) -> () {
    %arg = "drr.either_op_b"(%arg0, %arg1) : (i32, i16) -> i32 loc("arg")
    %1 = "drr.either_op_a"(%arg, %arg1, %arg2) : (i32, i16, i8) -> i32 loc("e1")
    %2 = "drr.either_op_a"(%arg1, %arg, %arg2) : (i16, i32, i8) -> i32 loc("e2")
    return loc("end")
  } loc("f")

  func.func @multi() -> (f32, i32) {
    %0:3 = "drr.three_result"() {kind = 1 : i64} : () -> (i32, f32, f32) loc("three")
    return %0#1, %0#0 : f32, i32 loc("end")
  } loc("f")

  func.func @eq(%arg0: i32 loc("x"), %arg1: i32 loc("y")) -> i32 {
    %1 = "drr.op_n"(%arg0, %arg0) : (i32, i32) -> i32 loc("n")
    %2 = "drr.op_n"(%arg0, %arg1) : (i32, i32) -> i32 loc("m")
    return %1 : i32 loc("end")
  } loc("f")
} loc("m")
