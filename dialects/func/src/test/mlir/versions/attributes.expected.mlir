module {
  func.func private @g(index) -> i32 attributes {no_inline}
  func.func @f(%arg0: index, %arg1: (index) -> i32) {
    %0 = call @g(%arg0) {no_inline} : (index) -> i32
    %1 = call @g(%arg0) {arg_attrs = [{x.y}], res_attrs = [{x.z}]} : (index) -> i32
    %2 = call_indirect %arg1(%arg0) {arg_attrs = [{x.y}]} : (index) -> i32
    return
  }
}

