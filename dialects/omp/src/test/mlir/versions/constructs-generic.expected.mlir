"builtin.module"() ({
  "omp.critical.declare"() <{hint = 2 : i64, sym_name = "mutex"}> : () -> ()
  "omp.declare_reduction"() <{sym_name = "add", type = i32}> ({
  }, {
  ^bb0(%arg36: i32):
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "omp.yield"(%3) : (i32) -> ()
  }, {
  ^bb0(%arg34: i32, %arg35: i32):
    %2 = "arith.addi"(%arg34, %arg35) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "omp.yield"(%2) : (i32) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "fp", type = i32}> ({
  }, {
  ^bb0(%arg32: !llvm.ptr, %arg33: !llvm.ptr):
    "omp.yield"(%arg33) : (!llvm.ptr) -> ()
  }, {
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr) -> (), sym_name = "copy"}> ({
  ^bb0(%arg30: !llvm.ptr, %arg31: !llvm.ptr):
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr, memref<i32>, i1, i32, i64, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: memref<i32>, %arg3: i1, %arg4: i32, %arg5: i64, %arg6: index):
    "omp.teams"(%arg0, %arg5, %arg3, %arg4, %arg4, %arg1, %arg0, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, private_needs_barrier, private_syms = [@p], reduction_byref = array<i1: true>, reduction_mod = #omp<reduction_modifier(task)>, reduction_syms = [@add]}> ({
    ^bb0(%arg28: !llvm.ptr, %arg29: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) {foo} : (!llvm.ptr, i64, i1, i32, i32, !llvm.ptr, !llvm.ptr, i32) -> ()
    "omp.teams"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : (i32) -> ()
    "omp.sections"(%arg0, %arg5, %arg1, %arg0) <{nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1>, private_needs_barrier, private_syms = [@p], reduction_byref = array<i1: true>, reduction_syms = [@add]}> ({
    ^bb0(%arg24: !llvm.ptr, %arg25: !llvm.ptr):
      "omp.section"() ({
      ^bb0(%arg26: !llvm.ptr, %arg27: !llvm.ptr):
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
    "omp.single"(%arg0, %arg5, %arg1, %arg0) <{copyprivate_syms = [@copy], nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1>, private_needs_barrier, private_syms = [@fp]}> ({
    ^bb0(%arg23: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
    "omp.task"(%arg0, %arg5, %arg1, %arg3, %arg3, %arg0, %arg4, %arg1, %arg0) <{depend_kinds = [#omp<clause_task_depend(taskdependmutexinoutset)>], in_reduction_byref = array<i1: true>, in_reduction_syms = [@add], mergeable, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1>, private_needs_barrier, private_syms = [@p], untied}> ({
    ^bb0(%arg21: !llvm.ptr, %arg22: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i64, !llvm.ptr, i1, i1, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
    "omp.taskloop"(%arg0, %arg5, %arg3, %arg5, %arg3, %arg0, %arg4, %arg1) <{grainsize_mod = #omp<grainsizetype strict>, in_reduction_byref = array<i1: true>, in_reduction_syms = [@add], mergeable, nogroup, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 1, 1, 0>, private_needs_barrier, private_syms = [@p], untied}> ({
    ^bb0(%arg18: !llvm.ptr, %arg19: !llvm.ptr):
      "omp.loop_nest"(%arg4, %arg4, %arg4) ({
      ^bb0(%arg20: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (!llvm.ptr, i64, i1, i64, i1, !llvm.ptr, i32, !llvm.ptr) -> ()
    "omp.taskloop"(%arg5, %arg1, %arg0) <{num_tasks_mod = #omp<numtaskstype strict>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 1, 1>, private_syms = [@p], reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(task)>, reduction_syms = [@add]}> ({
    ^bb0(%arg15: !llvm.ptr, %arg16: !llvm.ptr):
      "omp.loop_nest"(%arg4, %arg4, %arg4) ({
      ^bb0(%arg17: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    "omp.taskgroup"(%arg0, %arg5, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1>, task_reduction_byref = array<i1: true>, task_reduction_syms = [@add]}> ({
    ^bb0(%arg14: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, i64, !llvm.ptr) -> ()
    "omp.taskwait"(%arg0) <{depend_kinds = [#omp<clause_task_depend(taskdependinoutset)>], nowait}> : (!llvm.ptr) -> ()
    "omp.taskwait"() : () -> ()
    "omp.ordered.region"() <{par_level_simd}> ({
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.workshare"() <{nowait}> ({
      "omp.workshare.loop_wrapper"() ({
        "omp.loop_nest"(%arg4, %arg4, %arg4) ({
        ^bb0(%arg13: i32):
          "omp.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.loop"(%arg1, %arg0) <{bind_kind = #omp<bindkind thread>, operandSegmentSizes = array<i32: 1, 1>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod reproducible>, private_syms = [@p], reduction_byref = array<i1: true>, reduction_syms = [@add]}> ({
    ^bb0(%arg10: !llvm.ptr, %arg11: !llvm.ptr):
      "omp.loop_nest"(%arg4, %arg4, %arg4) ({
      ^bb0(%arg12: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : (!llvm.ptr, !llvm.ptr) -> ()
    "omp.atomic.read"(%arg0, %arg2) <{element_type = i32, hint = 5 : i64, memory_order = #omp<memoryorderkind acquire>}> : (!llvm.ptr, memref<i32>) -> ()
    "omp.atomic.read"(%arg0, %arg2) <{element_type = i32}> : (!llvm.ptr, memref<i32>) -> ()
    "omp.atomic.write"(%arg0, %arg4) <{hint = 5 : i64, memory_order = #omp<memoryorderkind relaxed>}> : (!llvm.ptr, i32) -> ()
    "omp.atomic.update"(%arg0) <{atomic_control = #omp.atomic_control<ignore_denormal_mode = true>, hint = 5 : i64, memory_order = #omp<memoryorderkind relaxed>}> ({
    ^bb0(%arg9: i32):
      "omp.yield"(%arg9) : (i32) -> ()
    }) : (!llvm.ptr) -> ()
    "omp.atomic.capture"() <{hint = 5 : i64, memory_order = #omp<memoryorderkind relaxed>}> ({
      "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
      "omp.atomic.write"(%arg0, %arg4) : (!llvm.ptr, i32) -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.cancel"(%arg3) <{cancel_directive = #omp<cancellationconstructtype parallel>}> : (i1) -> ()
      "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype parallel>}> : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.wsloop"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, ordered = 1 : i64, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@add]}> ({
    ^bb0(%arg7: !llvm.ptr):
      "omp.loop_nest"(%arg5, %arg5, %arg5) ({
      ^bb0(%arg8: i64):
        "omp.scan"(%arg7) <{operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
        "omp.ordered"(%arg8) <{doacross_depend_type = #omp<clause_depend(dependsink)>, doacross_num_loops = 1 : i64}> : (i64) -> ()
        "omp.ordered"(%arg8) <{doacross_depend_type = #omp<clause_depend(dependsource)>, doacross_num_loops = 1 : i64}> : (i64) -> ()
        "omp.yield"() : () -> ()
      }) : (i64, i64, i64) -> ()
    }) : (!llvm.ptr) -> ()
    "omp.allocate_dir"(%arg0, %arg1, %arg5) <{align = 8 : i64, operandSegmentSizes = array<i32: 2, 1>}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "omp.allocate_dir"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
    %0 = "omp.target_allocmem"(%arg4, %arg5, %arg6, %arg6) <{bindc_name = "b", in_type = i32, operandSegmentSizes = array<i32: 1, 1, 2>, uniq_name = "u"}> {foo} : (i32, i64, index, index) -> i64
    %1 = "omp.target_allocmem"(%arg4) <{in_type = vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i64
    "omp.target_freemem"(%arg4, %0) {foo} : (i32, i64) -> ()
    "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.workdistribute"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "omp.masked"(%arg6) ({
      "omp.terminator"() : () -> ()
    }) : (index) -> ()
    "omp.flush"(%arg5) : (i64) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

