"builtin.module"() ({
  "func.func"() <{function_type = (index, f32, i1) -> (index, f32), sym_name = "invariant"}> ({
  ^bb0(%arg9: index loc("i"), %arg10: f32 loc("a"), %arg11: i1 loc("c")):
    %5 = "scf.while"(%arg10) ({
    ^bb0(%arg13: f32 loc("y")):
      "scf.condition"(%arg11, %arg13) : (i1, f32) -> () loc("condition")
    }, {
    ^bb0(%arg12: f32 loc("y after")):
      %6 = "test.op"(%arg9, %arg12) : (index, f32) -> f32 loc("op")
      "scf.yield"(%6) : (f32) -> () loc("yield")
    }) : (f32) -> f32 loc("loop")
    "func.return"(%arg9, %5) : (index, f32) -> () loc("return")
  }) : () -> () loc("function")
  "func.func"() <{function_type = (f32, i1) -> (f32, f32), sym_name = "same_results"}> ({
  ^bb0(%arg5: f32 loc("a"), %arg6: i1 loc("c")):
    %2 = "scf.while"(%arg5) ({
    ^bb0(%arg8: f32 loc("y")):
      %4 = "test.op"(%arg8) : (f32) -> f32 loc("op")
      "scf.condition"(%arg6, %4) : (i1, f32) -> () loc("condition")
    }, {
    ^bb0(%arg7: f32 loc("x after")):
      %3 = "test.op"(%arg7, %arg7) : (f32, f32) -> f32 loc("op")
      "scf.yield"(%3) : (f32) -> () loc("yield")
    }) : (f32) -> f32 loc("loop")
    "func.return"(%2, %2) : (f32, f32) -> () loc("return")
  }) : () -> () loc("function")
  "func.func"() <{function_type = (index, f32, i1) -> f32, sym_name = "unused_argument"}> ({
  ^bb0(%arg0: index loc("i"), %arg1: f32 loc("a"), %arg2: i1 loc("c")):
    %0 = "scf.while"(%arg1) ({
    ^bb0(%arg4: f32 loc("y")):
      "scf.condition"(%arg2, %arg4) : (i1, f32) -> () loc("condition")
    }, {
    ^bb0(%arg3: f32 loc("y after")):
      %1:2 = "test.op"(%arg3) : (f32) -> (index, f32) loc("op")
      "scf.yield"(%1#1) : (f32) -> () loc("yield")
    }) : (f32) -> f32 loc("loop")
    "func.return"(%0) : (f32) -> () loc("return")
  }) : () -> () loc("function")
}) : () -> () loc("module")
