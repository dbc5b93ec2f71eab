"builtin.module"() ({
  "func.func"() <{function_type = (i1, i1, i64) -> i64, sym_name = "f"}> ({
  ^bb0(%arg0: i1 loc("c"), %arg1: i1 loc("d"), %arg2: i64 loc("a")):
    %0 = "arith.andi"(%arg0, %arg1) : (i1, i1) -> i1 loc("outer")
    %1 = "scf.if"(%0) ({
      %2 = "test.op"() : () -> i64 loc("op")
      "scf.yield"(%2) : (i64) -> () loc("then of inner")
    }, {
      "scf.yield"(%arg2) : (i64) -> () loc("outer")
    }) : (i1) -> i64 loc("outer")
    "func.return"(%1) : (i64) -> () loc("return")
  }) : () -> () loc("function")
}) : () -> () loc("module")
