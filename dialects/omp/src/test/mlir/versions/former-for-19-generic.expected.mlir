"builtin.module"() ({
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = memref<i32>}> ({
  ^bb0(%arg11: memref<i32>):
    "omp.yield"(%arg11) : (memref<i32>) -> ()
  }, {
  }, {
  }) : () -> ()
  "omp.declare_reduction"() <{sym_name = "r", type = memref<i32>}> ({
  ^bb0(%arg10: memref<i32>):
    "omp.yield"(%arg10) : (memref<i32>) -> ()
  }, {
  ^bb0(%arg8: memref<i32>, %arg9: memref<i32>):
    "omp.yield"(%arg8) : (memref<i32>) -> ()
  }, {
  }, {
  }) : () -> ()
  "func.func"() <{function_type = (memref<i32>, i1, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<i32>, %arg1: i1, %arg2: i32):
    "omp.parallel"(%arg1, %arg2, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 1>, privatizers = [@p], proc_bind_val = #omp<procbindkind close>, reduction_vars_byref = array<i1: true>, reductions = [@r]}> ({
    ^bb0(%arg4: memref<i32>, %arg5: memref<i32>):
      %0 = "func.call"(%arg4, %arg5) <{callee = @g}> : (memref<i32>, memref<i32>) -> i32
      "omp.wsloop"(%arg0, %arg2) <{nowait, operandSegmentSizes = array<i32: 0, 0, 1, 1>, reduction_vars_byref = array<i1: false>, reductions = [@r], schedule_modifier = #omp<sched_mod nonmonotonic>, schedule_val = #omp<schedulekind static>}> ({
      ^bb0(%arg6: memref<i32>):
        "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0>, simdlen = 2 : i64}> ({
          "omp.loop_nest"(%arg2, %arg2, %arg2) <{inclusive}> ({
          ^bb0(%arg7: i32):
            "omp.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          "omp.terminator"() : () -> ()
        }) : () -> ()
        "omp.terminator"() : () -> ()
      }) : (memref<i32>, i32) -> ()
      "omp.terminator"() : () -> ()
    }) : (i1, i32, memref<i32>, memref<i32>) -> ()
    "omp.distribute"(%arg2) <{dist_schedule_static, operandSegmentSizes = array<i32: 1, 0, 0>}> ({
      "omp.loop_nest"(%arg2, %arg2, %arg2) ({
      ^bb0(%arg3: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "omp.terminator"() : () -> ()
    }) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<i32>, memref<i32>) -> i32, sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

