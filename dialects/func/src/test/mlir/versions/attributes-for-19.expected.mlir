"builtin.module"() ({
  "func.func"() <{function_type = (index) -> i32, sym_name = "g", sym_visibility = "private"}> ({
  }) {no_inline} : () -> ()
  "func.func"() <{function_type = (index) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "func.call"(%arg0) <{callee = @g}> {arg_attrs = [{x.y}], z} : (index) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

