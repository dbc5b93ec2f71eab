"builtin.module"() ({
  "async.func"() <{function_type = (i32) -> !async.value<i32>, sym_name = "f"}> ({
  ^bb0(%arg1: i32):
    "async.return"(%arg1) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32) -> (), sym_name = "calls"}> ({
  ^bb0(%arg0: i32):
    %0 = "async.call"(%arg0) <{callee = @f}> : (i32) -> !async.value<i32>
    %1 = "async.call"(%arg0) <{arg_attrs = [{x.a}], callee = @f, res_attrs = [{x.b = 1 : i32}]}> : (i32) -> !async.value<i32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

