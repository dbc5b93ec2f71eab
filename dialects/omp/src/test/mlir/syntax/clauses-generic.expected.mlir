"builtin.module"() ({
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "p", type = memref<i32>}> ({
  ^bb0(%arg27: memref<i32>):
    "omp.yield"(%arg27) : (memref<i32>) -> ()
  }, {
  }, {
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "p2", type = memref<i32>}> ({
  ^bb0(%arg26: memref<i32>):
    "omp.yield"(%arg26) : (memref<i32>) -> ()
  }, {
  ^bb0(%arg24: memref<i32>, %arg25: memref<i32>):
    "omp.yield"(%arg24) : (memref<i32>) -> ()
  }, {
  ^bb0(%arg23: memref<i32>):
    "omp.yield"() : () -> ()
  }) {foo} : () -> ()
  "omp.declare_reduction"() <{sym_name = "add", type = i32}> ({
  ^bb0(%arg22: i32):
    "omp.yield"(%arg22) : (i32) -> ()
  }, {
  ^bb0(%arg20: i32, %arg21: i32):
    "omp.yield"(%arg20) : (i32) -> ()
  }, {
  ^bb0(%arg18: memref<i32>, %arg19: memref<i32>):
    "omp.yield"() : () -> ()
  }, {
  ^bb0(%arg17: i32):
    "omp.yield"() : () -> ()
  }) {foo} : () -> ()
  "func.func"() <{function_type = (memref<i32>, memref<i32>, i1, i32, index, !llvm.ptr) -> (), sym_name = "g"}> ({
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i1, %arg3: i32, %arg4: index, %arg5: !llvm.ptr):
    "omp.distribute"(%arg3, %arg1, %arg0) <{dist_schedule_static, operandSegmentSizes = array<i32: 1, 1, 1>, order_mod = #omp<order_mod reproducible>, order_val = #omp<orderkind concurrent>}> ({
      "omp.loop_nest"(%arg4, %arg4, %arg4, %arg4, %arg4, %arg4) ({
      ^bb0(%arg15: index, %arg16: index):
        "omp.yield"() : () -> ()
      }) {foo} : (index, index, index, index, index, index) -> ()
      "omp.terminator"() : () -> ()
    }) : (i32, memref<i32>, memref<i32>) -> ()
    "omp.wsloop"(%arg0, %arg1, %arg3, %arg3) <{operandSegmentSizes = array<i32: 2, 2, 0, 0>, order_val = #omp<orderkind concurrent>, schedule_val = #omp<schedulekind static>}> ({
      "omp.loop_nest"(%arg4, %arg4, %arg4) <{inclusive}> ({
      ^bb0(%arg14: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "omp.terminator"() : () -> ()
    }) : (memref<i32>, memref<i32>, i32, i32) -> ()
    "omp.simd"(%arg0, %arg1, %arg0, %arg1) <{alignment_values = [16, 32], operandSegmentSizes = array<i32: 2, 0, 2>, order_mod = #omp<order_mod unconstrained>, order_val = #omp<orderkind concurrent>}> ({
      "omp.loop_nest"(%arg4, %arg4, %arg4) <{inclusive}> ({
      ^bb0(%arg13: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "omp.terminator"() : () -> ()
    }) : (memref<i32>, memref<i32>, memref<i32>, memref<i32>) -> ()
    "omp.taskloop"(%arg2, %arg2, %arg0, %arg1, %arg3, %arg1, %arg0, %arg3) <{in_reduction_vars_byref = array<i1: false>, in_reductions = [@add], mergeable, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 0>, reduction_vars_byref = array<i1: true>, reductions = [@add], untied}> ({
      "omp.loop_nest"(%arg4, %arg4, %arg4) <{inclusive}> ({
      ^bb0(%arg12: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "omp.terminator"() : () -> ()
    }) : (i1, i1, memref<i32>, memref<i32>, i32, memref<i32>, memref<i32>, i32) -> ()
    "omp.taskloop"(%arg3) <{nogroup, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 1>}> ({
      "omp.loop_nest"(%arg4, %arg4, %arg4) <{inclusive}> ({
      ^bb0(%arg11: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "omp.terminator"() : () -> ()
    }) : (i32) -> ()
    "omp.task"(%arg0, %arg0, %arg1) <{depends = [#omp<clause_task_depend(taskdependin)>, #omp<clause_task_depend(taskdependinout)>], in_reduction_vars_byref = array<i1: false>, in_reductions = [@add], operandSegmentSizes = array<i32: 0, 0, 1, 0, 2, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : (memref<i32>, memref<i32>, memref<i32>) -> ()
    "omp.taskgroup"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, task_reduction_vars_byref = array<i1: false>, task_reductions = [@add]}> ({
      "omp.terminator"() : () -> ()
    }) : (memref<i32>) -> ()
    %0 = "omp.map.bounds"(%arg4, %arg4, %arg4, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, stride_in_bytes = true}> : (index, index, index, index, index) -> !omp.map_bounds_ty
    %1 = "omp.map.info"(%arg0, %0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = 3 : ui64, name = "x", operandSegmentSizes = array<i32: 1, 0, 0, 1>, partial_map = false, var_type = memref<i32>}> : (memref<i32>, !omp.map_bounds_ty) -> memref<i32>
    %2 = "omp.map.info"(%arg0, %arg1, %1) <{map_capture_type = #omp<variable_capture_kind(ByCopy)>, map_type = 518 : ui64, members_index = dense<0> : vector<1x1xi32>, name = "x", operandSegmentSizes = array<i32: 1, 1, 1, 0>, partial_map = true, var_type = memref<i32>}> : (memref<i32>, memref<i32>, memref<i32>) -> memref<i32>
    %3 = "omp.map.info"(%arg0, %1, %2) <{map_capture_type = #omp<variable_capture_kind(VLAType)>, map_type = 3 : ui64, members_index = dense<[[0, 1], [1, -1]]> : vector<2x2xi32>, name = "x", operandSegmentSizes = array<i32: 1, 0, 2, 0>, partial_map = false, var_type = memref<i32>}> : (memref<i32>, memref<i32>, memref<i32>) -> memref<i32>
    %4 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(This)>, map_type = 0 : ui64, name = "x", operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = memref<i32>}> : (memref<i32>) -> memref<i32>
    "omp.target_data"(%arg2, %arg3, %arg0, %arg0, %1, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 2>}> ({
    ^bb0(%arg9: memref<i32>, %arg10: memref<i32>):
      "omp.terminator"() : () -> ()
    }) : (i1, i32, memref<i32>, memref<i32>, memref<i32>, memref<i32>) -> ()
    "omp.target_enter_data"(%arg2, %arg3, %arg0, %4) <{depends = [#omp<clause_task_depend(taskdependin)>], nowait, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i1, i32, memref<i32>, memref<i32>) -> ()
    "omp.target"(%arg3, %arg0, %arg0, %1, %2, %arg0) <{nowait, operandSegmentSizes = array<i32: 0, 0, 1, 0, 1, 1, 2, 1>, privatizers = [@p]}> ({
    ^bb0(%arg6: memref<i32>, %arg7: memref<i32>, %arg8: memref<i32>):
      "omp.terminator"() : () -> ()
    }) : (i32, memref<i32>, memref<i32>, memref<i32>, memref<i32>, memref<i32>) -> ()
    "omp.single"(%arg1, %arg0, %arg0) <{copyprivate_funcs = [@cp], nowait, operandSegmentSizes = array<i32: 1, 1, 1>}> ({
      "omp.terminator"() : () -> ()
    }) : (memref<i32>, memref<i32>, memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<i32>, memref<i32>) -> (), sym_name = "cp", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

