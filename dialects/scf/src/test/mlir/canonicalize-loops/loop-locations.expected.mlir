"builtin.module"() ({
  "func.func"() <{function_type = (index, index, f32) -> f32, sym_name = "carried"}> ({
  ^bb0(%arg5: index loc("i"), %arg6: index loc("j"), %arg7: f32 loc("a")):
    %1 = "scf.for"(%arg5, %arg6, %arg5, %arg7) ({
    ^bb0(%arg9: index loc("x"), %arg10: f32 loc("c")):
      %2 = "test.next"(%arg7, %arg10) : (f32, f32) -> f32 loc("next")
      "scf.yield"(%2) : (f32) -> () loc("yield")
    }) : (index, index, index, f32) -> f32 loc("loop")
    "scf.for"(%arg5, %arg6, %arg5) ({
    ^bb0(%arg8: index loc("x")):
      "test.op"() : () -> () loc("op")
      "scf.yield"() : () -> () loc("yield")
    }) : (index, index, index) -> () loc("loop")
    "func.return"(%1) : (f32) -> () loc("return")
  }) : () -> () loc("function")
  "func.func"() <{function_type = (index, index, index) -> (), sym_name = "dimensions"}> ({
  ^bb0(%arg0: index loc("i"), %arg1: index loc("j"), %arg2: index loc("k")):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index loc(unknown)
    "scf.parallel"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg4: index loc("y")):
      "test.op"(%0, %arg4) : (index, index) -> () loc("op")
      "scf.reduce"() : () -> () loc("reduce")
    }) : (index, index, index) -> () loc("loop")
    "scf.forall"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: -9223372036854775808>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg3: index loc("y")):
      "test.op"(%0, %arg3) : (index, index) -> () loc("op")
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> () loc("in_parallel")
    }) : (index, index, index) -> () loc("loop")
    "func.return"() : () -> () loc("return")
  }) : () -> () loc("function")
}) : () -> () loc("module")
