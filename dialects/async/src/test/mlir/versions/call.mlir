// RUN: --mlir-print-op-generic --allow-unregistered-dialect
async.func @f(%a: i32) -> !async.value<i32> {
  return %a : i32
}
func.func @calls(%a: i32) {
  %0 = async.call @f(%a) : (i32) -> !async.value<i32>
  %1 = "async.call"(%a) <{callee = @f, arg_attrs = [{x.a}], res_attrs = [{x.b = 1 : i32}]}> : (i32) -> !async.value<i32>
  return
}
