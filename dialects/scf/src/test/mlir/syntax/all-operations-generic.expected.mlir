"builtin.module"() ({
  "func.func"() <{function_type = (i1, index, index, index, memref<?xf32>, tensor<4xf32>) -> index, sym_name = "a"}> ({
  ^bb0(%arg0: i1, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<?xf32>, %arg5: tensor<4xf32>):
    %0 = "scf.if"(%arg0) ({
      "scf.yield"(%arg1) : (index) -> ()
    }, {
      "scf.yield"(%arg2) : (index) -> ()
    }) : (i1) -> index
    "scf.if"(%arg0) ({
      "test.x"() : () -> ()
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg0) ({
      "test.x"() : () -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) {a = 1 : i64} : (i1) -> ()
    "scf.if"(%arg0) ({
      "scf.yield"() : () -> ()
    }, {
      "test.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    %1:2 = "scf.if"(%arg0) ({
      "scf.yield"(%arg1, %arg0) : (index, i1) -> ()
    }, {
      "scf.yield"(%arg2, %arg0) : (index, i1) -> ()
    }) {w} : (i1) -> (index, i1)
    "scf.for"(%arg1, %arg2, %arg3) ({
    ^bb0(%arg34: index):
      "test.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %2 = "scf.for"(%arg1, %arg2, %arg3, %arg3) ({
    ^bb0(%arg32: index, %arg33: index):
      "scf.yield"(%arg33) : (index) -> ()
    }) {att} : (index, index, index, index) -> index
    %3:2 = "scf.for"(%arg1, %arg2, %arg3, %arg3, %arg0) ({
    ^bb0(%arg29: index, %arg30: index, %arg31: i1):
      "scf.yield"(%arg30, %arg31) : (index, i1) -> ()
    }) : (index, index, index, index, i1) -> (index, i1)
    %4 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    "scf.for"(%4, %4, %4) ({
    ^bb0(%arg28: i32):
      "test.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (i32, i32, i32) -> ()
    %5 = "scf.execute_region"() ({
      "scf.yield"(%arg1) : (index) -> ()
    }) : () -> index
    "scf.execute_region"() ({
      "cf.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "scf.yield"() : () -> ()
    }) {at} : () -> ()
    "scf.while"() ({
      "scf.condition"(%arg0) : (i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    %6:2 = "scf.while"(%arg1, %arg0) ({
    ^bb0(%arg26: index, %arg27: i1):
      "scf.condition"(%arg27, %arg26, %arg27) {foo} : (i1, index, i1) -> ()
    }, {
    ^bb0(%arg24: index, %arg25: i1):
      "scf.yield"(%arg24, %arg25) : (index, i1) -> ()
    }) {z} : (index, i1) -> (index, i1)
    %7 = "scf.while"(%arg1) ({
    ^bb0(%arg23: index):
      "scf.condition"(%arg0, %arg0) : (i1, i1) -> ()
    }, {
    ^bb0(%arg22: i1):
      "scf.yield"(%arg1) : (index) -> ()
    }) : (index) -> i1
    "scf.parallel"(%arg1, %arg1, %arg2, %arg2, %arg3, %arg3) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg20: index, %arg21: index):
      "test.x"() : () -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.parallel"(%arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg19: index):
      "test.x"() : () -> ()
      "scf.reduce"() : () -> ()
    }) {u} : (index, index, index) -> ()
    %8 = "scf.parallel"(%arg1, %arg2, %arg3, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg16: index):
      "scf.reduce"(%arg16) ({
      ^bb0(%arg17: index, %arg18: index):
        "scf.reduce.return"(%arg17) : (index) -> ()
      }) {h} : (index) -> ()
    }) : (index, index, index, index) -> index
    %9:2 = "scf.parallel"(%arg1, %arg2, %arg3, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
    ^bb0(%arg11: index):
      "scf.reduce"(%arg11, %arg0) ({
      ^bb0(%arg14: index, %arg15: index):
        "scf.reduce.return"(%arg14) : (index) -> ()
      }, {
      ^bb0(%arg12: i1, %arg13: i1):
        "scf.reduce.return"(%arg12) : (i1) -> ()
      }) : (index, i1) -> ()
    }) : (index, index, index, index, i1) -> (index, i1)
    "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 4>}> ({
    ^bb0(%arg9: index, %arg10: index):
      "test.x"() : () -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    %10 = "scf.forall"(%arg5) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg7: index, %arg8: tensor<4xf32>):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg6: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) {a} : () -> ()
    "scf.index_switch"(%arg1) <{cases = array<i64: 2, -5>}> ({
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }, {
      "test.x"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    %11 = "scf.index_switch"(%arg1) <{cases = array<i64: 2>}> ({
      "scf.yield"(%arg2) : (index) -> ()
    }, {
      "scf.yield"(%arg1) : (index) -> ()
    }) {a} : (index) -> index
    "scf.index_switch"(%arg1) <{cases = array<i64>}> ({
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()

