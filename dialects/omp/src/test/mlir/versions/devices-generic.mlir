// RUN: --mlir-print-op-generic

module {
  omp.declare_reduction @add : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.private {type = firstprivate} @fp : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg1 : !llvm.ptr)
  }
  omp.declare_mapper @mapper : i32 {
  ^bb0(%arg0: !llvm.ptr):
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
    omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
  }
  func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: memref<i32>, %arg3: i1, %arg4: i32, %arg5: i64, %arg6: index) {
    %0 = omp.map.bounds lower_bound(%arg6 : index) upper_bound(%arg6 : index) extent(%arg6 : index) stride(%arg6 : index) start_idx(%arg6 : index) {stride_in_bytes = true}
    %1 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
    %2 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(from) capture(ByCopy) var_ptr_ptr(%arg1 : !llvm.ptr) mapper(@mapper) members(%1, %1 : [0, 1], [2] : !llvm.ptr, !llvm.ptr) bounds(%0) -> !llvm.ptr {foo, name = "n", partial_map = true}
    %3 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(none) capture(VLAType) -> !llvm.ptr
    omp.target_data device(%arg4 : i32) if(%arg3) map_entries(%1 : !llvm.ptr) use_device_addr(%3 -> %arg7 : !llvm.ptr) use_device_ptr(%3 -> %arg8 : !llvm.ptr) {
      omp.terminator
    }
    omp.target_data device(%arg4 : i32) map_entries(%1, %3 : !llvm.ptr, !llvm.ptr) {
      omp.terminator
    }
    omp.target_enter_data depend(taskdependin -> %arg0 : !llvm.ptr) device(%arg4 : i32) if(%arg3) map_entries(%1 : !llvm.ptr) nowait
    omp.target_exit_data depend(taskdependin -> %arg0 : !llvm.ptr) device(%arg4 : i32) if(%arg3) map_entries(%2 : !llvm.ptr) nowait
    omp.target_update depend(taskdependin -> %arg0 : !llvm.ptr) device(%arg4 : i32) if(%arg3) map_entries(%1 : !llvm.ptr) nowait
    omp.target allocate(%arg5 : i64 -> %arg0 : !llvm.ptr) ompx_bare depend(taskdependin -> %arg0 : !llvm.ptr) device(%arg4 : i32) if(%arg3) is_device_ptr(%arg0 : !llvm.ptr) nowait thread_limit(%arg4 : i32) has_device_addr(%1 -> %arg7 : !llvm.ptr) host_eval(%arg6 -> %arg8 : index) in_reduction(byref @add %arg0 -> %arg9 : !llvm.ptr) map_entries(%1 -> %arg10, %2 -> %arg11 : !llvm.ptr, !llvm.ptr) private(@fp %arg1 -> %arg12 [map_idx=1] : !llvm.ptr) private_barrier {
      omp.terminator
    } {foo}
    omp.target private(@fp %arg1 -> %arg7, @fp %arg0 -> %arg8 : !llvm.ptr, !llvm.ptr) {
      omp.terminator
    }
    omp.target private(@fp %arg1 -> %arg7, @fp %arg0 -> %arg8 : !llvm.ptr, !llvm.ptr) {
      omp.terminator
    }
    %canonloop_s5 = omp.new_cli
    %canonloop_s5_d1 = omp.new_cli
    omp.canonical_loop(%canonloop_s5) %iv_s5 : i32 in range(%arg4) {
      omp.canonical_loop(%canonloop_s5_d1) %iv_s5_d1 : i64 in range(%arg5) {
        omp.terminator
      }
      omp.terminator
    } {foo}
    %grid1 = omp.new_cli
    %grid2 = omp.new_cli
    %intratile1 = omp.new_cli
    %intratile2 = omp.new_cli
    omp.tile (%grid1, %grid2, %intratile1, %intratile2) <- (%canonloop_s5, %canonloop_s5_d1) sizes(%arg4, %arg4 : i32, i32) {foo}
    omp.unroll_heuristic(%intratile2) {foo}
    omp.canonical_loop %iv_s6 : i32 in range(%arg4) {
      omp.terminator
    } {foo}
    return
  }
}

