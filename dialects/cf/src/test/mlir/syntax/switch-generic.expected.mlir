"builtin.module"() ({
  "func.func"() <{function_type = (i1, memref<?xi32>) -> (), sym_name = "v"}> ({
  ^bb0(%arg0: i1, %arg1: memref<?xi32>):
    "cf.cond_br"(%arg0, %arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i1) -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb3
    "cf.assert"(%arg0) <{msg = "h\22i"}> : (i1) -> ()
    "func.return"() : () -> ()
  ^bb2(%0: i1):  // 2 preds: ^bb0, ^bb2
    %1 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    "cf.switch"(%1, %arg0, %1, %1)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 1, 2>, case_values = dense<[3, -4]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 3>}> : (i32, i1, i32, i32) -> ()
  ^bb3(%2: i32, %3: i32):  // pred: ^bb2
    "cf.br"()[^bb1] : () -> ()
  }) {arg_attrs2, zz = 3 : i32} : () -> ()
}) : () -> ()

