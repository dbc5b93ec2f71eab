Has 1 ops to materialize


Before Materializing...

"builtin.module"() ({
}) : () -> ()

Materializing...

"builtin.module"() ({
  "func.func"() <{function_type = () -> i32, sym_name = "constant"}> ({
  }) : () -> ()
  "builtin.module"() <{sym_name = "outer"}> ({
  }) : () -> ()
}) : () -> ()
Has 2 ops to materialize


Before Materializing...

"func.func"() <{function_type = () -> i32, sym_name = "constant"}> ({
}) : () -> ()

Materializing...

"func.func"() <{function_type = () -> i32, sym_name = "constant"}> ({
  %0 = "arith.constant"() <{value = 10 : i32}> : () -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
Has 1 ops to materialize


Before Materializing...

"builtin.module"() <{sym_name = "outer"}> ({
}) : () -> ()

Materializing...

"builtin.module"() <{sym_name = "outer"}> ({
  "builtin.module"() <{sym_name = "inner"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "declaration", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()
Has 2 ops to materialize


Before Materializing...

"builtin.module"() <{sym_name = "inner"}> ({
}) : () -> ()

Materializing...

module @inner {
}
Has 1 ops to materialize


Before Materializing...

func.func private @declaration()

Materializing...

func.func private @declaration()
Has 0 ops to materialize
module {
  func.func @constant() -> i32 {
    %c10_i32 = arith.constant 10 : i32
    return %c10_i32 : i32
  }
  module @outer {
    module @inner {
    }
    func.func private @declaration()
  }
}

