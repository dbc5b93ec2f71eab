module {
  func.func @locs(%arg0: i32 loc("x")) -> i32 {
    %0 = "drr.op_b"(%arg0) <{attr = 10 : i32}> : (i32) -> i32 loc("a")
    %1 = "drr.op_b"(%arg0) <{attr = 20 : i32}> : (i32) -> i32 loc(fused["b", "a"])
    return %1 : i32 loc("end")
  } loc("f")
  func.func @benefit(%arg0: i32 loc("x")) -> i32 {
    %0 = "drr.op_f"(%arg0) : (i32) -> i32 loc("d")
    %1 = "drr.op_b"(%0) <{attr = 20 : i32}> : (i32) -> i32 loc("g")
    %2 = "drr.op_b"(%0) <{attr = 34 : i32}> : (i32) -> i32 loc(fused["h", "g"])
    return %2 : i32 loc("end")
  } loc("f")
  func.func @either(%arg0: i32 loc("x"), %arg1: i16 loc("y"), %arg2: i8 loc("z")) {
    %0 = "drr.either_op_b"(%arg0, %arg1) : (i32, i16) -> i32 loc("arg")
    %1 = "drr.either_op_b"(%arg1, %arg2) : (i16, i8) -> i32 loc(fused["e1", "arg"])
    %2 = "drr.either_op_b"(%arg1, %arg2) : (i16, i8) -> i32 loc(fused["e2", "arg"])
    return loc("end")
  } loc("f")
  func.func @multi() -> (f32, i32) {
    %result1, %result2, %result3 = "drr.another_three_result"() <{kind = 1 : i64}> : () -> (i32, f32, f32) loc("three")
    return %result2, %result1 : f32, i32 loc("end")
  } loc("f")
  func.func @eq(%arg0: i32 loc("x"), %arg1: i32 loc("y")) -> i32 {
    %0 = "drr.op_o"(%arg0) : (i32) -> i32 loc("n")
    %1 = "drr.op_n"(%arg0, %arg1) : (i32, i32) -> i32 loc("m")
    return %0 : i32 loc("end")
  } loc("f")
} loc("m")
