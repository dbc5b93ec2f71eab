// RUN: --allow-unregistered-dialect

func.func private @g(index) -> i32 attributes {no_inline}

func.func @f(%i: index, %h: (index) -> i32) {
  %0 = call @g(%i) {no_inline} : (index) -> i32
  %1 = "func.call"(%i) <{callee = @g, arg_attrs = [{x.y}], res_attrs = [{x.z}]}> : (index) -> i32
  %2 = call_indirect %h(%i) {arg_attrs = [{x.y}]} : (index) -> i32
  return
}
