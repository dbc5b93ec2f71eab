"builtin.module"() ({
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "q", type = memref<f32>}> ({
  ^bb0(%arg24: memref<f32>, %arg25: memref<f32>):
    "omp.yield"(%arg25) : (memref<f32>) -> ()
  }, {
  ^bb0(%arg22: memref<f32>, %arg23: memref<f32>):
    "omp.yield"(%arg23) : (memref<f32>) -> ()
  }, {
  ^bb0(%arg21: memref<f32>):
    "omp.yield"() : () -> ()
  }) : () -> ()
  "omp.declare_reduction"() <{byref_element_type = f32, sym_name = "r", type = i32}> ({
  ^bb0(%arg20: i32):
    "omp.yield"(%arg20) : (i32) -> ()
  }, {
  ^bb0(%arg18: i32, %arg19: i32):
    "omp.yield"(%arg18) : (i32) -> ()
  }, {
  ^bb0(%arg16: i32, %arg17: i32):
    "omp.yield"(%arg16) : (i32) -> ()
  }, {
  }, {
  ^bb0(%arg15: i32):
    "omp.yield"() : () -> ()
  }, {
  ^bb0(%arg14: i32):
    "omp.yield"(%arg14) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<f32>, memref<f32>, i32, i1, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: i32, %arg3: i1, %arg4: index):
    "omp.parallel"(%arg0, %arg2, %arg3, %arg2, %arg0, %arg1, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 2, 2>, private_needs_barrier, private_syms = [@q, @q], proc_bind_kind = #omp<procbindkind close>, reduction_byref = array<i1: true, false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@r, @r]}> ({
    ^bb0(%arg10: memref<f32>, %arg11: memref<f32>, %arg12: memref<f32>, %arg13: memref<f32>):
      "omp.terminator"() : () -> ()
    }) {foo} : (memref<f32>, i32, i1, i32, memref<f32>, memref<f32>, memref<f32>, memref<f32>) -> ()
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.wsloop"(%arg0, %arg2, %arg0, %arg2) <{linear_var_types = [i32], nowait, operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 1, 1>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod reproducible>, ordered = 1 : i64, reduction_byref = array<i1: false>, reduction_syms = [@r], schedule_kind = #omp<schedulekind static>, schedule_mod = #omp<sched_mod nonmonotonic>}> ({
      ^bb0(%arg7: memref<f32>):
        "omp.simd"(%arg0, %arg3, %arg0) <{alignments = [16], operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0, 0>, safelen = 4 : i64, simdlen = 2 : i64}> ({
          "omp.loop_nest"(%arg2, %arg2, %arg2, %arg2, %arg2, %arg2) <{collapse_num_loops = 2 : i64, loop_inclusive, tile_sizes = array<i64: 5, 10>}> ({
          ^bb0(%arg8: i32, %arg9: i32):
            "omp.yield"() : () -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> ()
        }) {omp.composite} : (memref<f32>, i1, memref<f32>) -> ()
      }) {omp.composite} : (memref<f32>, i32, memref<f32>, i32) -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.distribute"(%arg2, %arg0) <{dist_schedule_static, operandSegmentSizes = array<i32: 0, 0, 1, 1>, private_syms = [@q]}> ({
    ^bb0(%arg5: memref<f32>):
      "omp.loop_nest"(%arg4, %arg4, %arg4) ({
      ^bb0(%arg6: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : (i32, memref<f32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

