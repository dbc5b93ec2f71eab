"builtin.module"() ({
  "omp.declare_reduction"() <{sym_name = "add", type = i32}> ({
  }, {
  ^bb0(%arg27: i32):
    %12 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "omp.yield"(%12) : (i32) -> ()
  }, {
  ^bb0(%arg25: i32, %arg26: i32):
    %11 = "arith.addi"(%arg25, %arg26) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "omp.yield"(%11) : (i32) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "fp", type = i32}> ({
  }, {
  ^bb0(%arg23: !llvm.ptr, %arg24: !llvm.ptr):
    "omp.yield"(%arg24) : (!llvm.ptr) -> ()
  }, {
  }) : () -> ()
  "omp.declare_mapper"() <{sym_name = "mapper", type = i32}> ({
  ^bb0(%arg22: !llvm.ptr):
    %10 = "omp.map.info"(%arg22) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    "omp.declare_mapper.info"(%10) : (!llvm.ptr) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr, memref<i32>, i1, i32, i64, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: memref<i32>, %arg3: i1, %arg4: i32, %arg5: i64, %arg6: index):
    %0 = "omp.map.bounds"(%arg6, %arg6, %arg6, %arg6, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, stride_in_bytes = true}> : (index, index, index, index, index) -> !omp.map_bounds_ty
    %1 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    %2 = "omp.map.info"(%arg0, %arg1, %1, %1, %0) <{map_capture_type = #omp<variable_capture_kind(ByCopy)>, map_type = #omp<clause_map_flags from>, mapper_id = @mapper, members_index = [[0, 1], [2]], name = "n", operandSegmentSizes = array<i32: 1, 1, 2, 1>, partial_map = true, var_type = i32}> {foo} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !omp.map_bounds_ty) -> !llvm.ptr
    %3 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(VLAType)>, map_type = #omp<clause_map_flags none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    "omp.target_data"(%arg4, %arg3, %1, %3, %3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> ({
    ^bb0(%arg20: !llvm.ptr, %arg21: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (i32, i1, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    "omp.target_data"(%arg4, %1, %3) <{operandSegmentSizes = array<i32: 1, 0, 2, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : (i32, !llvm.ptr, !llvm.ptr) -> ()
    "omp.target_enter_data"(%arg0, %arg4, %arg3, %1) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (!llvm.ptr, i32, i1, !llvm.ptr) -> ()
    "omp.target_exit_data"(%arg0, %arg4, %arg3, %2) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (!llvm.ptr, i32, i1, !llvm.ptr) -> ()
    "omp.target_update"(%arg0, %arg4, %arg3, %1) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (!llvm.ptr, i32, i1, !llvm.ptr) -> ()
    "omp.target"(%arg0, %arg5, %arg0, %arg4, %1, %arg6, %arg3, %arg0, %arg0, %1, %2, %arg1, %arg4) <{bare, depend_kinds = [#omp<clause_task_depend(taskdependin)>], in_reduction_byref = array<i1: true>, in_reduction_syms = [@add], nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1>, private_maps = array<i64: 1>, private_needs_barrier, private_syms = [@fp]}> ({
    ^bb0(%arg14: !llvm.ptr, %arg15: index, %arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) {foo} : (!llvm.ptr, i64, !llvm.ptr, i32, !llvm.ptr, index, i1, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> ()
    "omp.target"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0>, private_maps = array<i64: -1, -1>, private_syms = [@fp, @fp]}> ({
    ^bb0(%arg12: !llvm.ptr, %arg13: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, !llvm.ptr) -> ()
    "omp.target"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0>, private_maps = array<i64: -1, -1>, private_syms = [@fp, @fp]}> ({
    ^bb0(%arg10: !llvm.ptr, %arg11: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (!llvm.ptr, !llvm.ptr) -> ()
    %4 = "omp.new_cli"() : () -> !omp.cli
    %5 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg4, %4) ({
    ^bb0(%arg8: i32):
      "omp.canonical_loop"(%arg5, %5) ({
      ^bb0(%arg9: i64):
        "omp.terminator"() : () -> ()
      }) : (i64, !omp.cli) -> ()
      "omp.terminator"() : () -> ()
    }) {foo} : (i32, !omp.cli) -> ()
    %6 = "omp.new_cli"() : () -> !omp.cli
    %7 = "omp.new_cli"() : () -> !omp.cli
    %8 = "omp.new_cli"() : () -> !omp.cli
    %9 = "omp.new_cli"() : () -> !omp.cli
    "omp.tile"(%6, %7, %8, %9, %4, %5, %arg4, %arg4) <{operandSegmentSizes = array<i32: 4, 2, 2>}> {foo} : (!omp.cli, !omp.cli, !omp.cli, !omp.cli, !omp.cli, !omp.cli, i32, i32) -> ()
    "omp.unroll_heuristic"(%9) {foo} : (!omp.cli) -> ()
    "omp.canonical_loop"(%arg4) ({
    ^bb0(%arg7: i32):
      "omp.terminator"() : () -> ()
    }) {foo} : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

