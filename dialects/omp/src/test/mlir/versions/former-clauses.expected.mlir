module {
  omp.private {type = private} @p : memref<i32> init {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    omp.yield(%arg0 : memref<i32>)
  }
  omp.private {type = firstprivate} @p2 : memref<i32> init {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    omp.yield(%arg0 : memref<i32>)
  } copy {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    omp.yield(%arg0 : memref<i32>)
  } dealloc {
  ^bb0(%arg0: memref<i32>):
    omp.yield
  } {foo}
  omp.declare_reduction @add : i32 attributes {foo} init {
  ^bb0(%arg0: i32):
    omp.yield(%arg0 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    omp.yield(%arg0 : i32)
  } atomic {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    omp.yield
  } cleanup {
  ^bb0(%arg0: i32):
    omp.yield
  }
  func.func @g(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i1, %arg3: i32, %arg4: index, %arg5: !llvm.ptr) {
    omp.distribute allocate(%arg0 : memref<i32> -> %arg1 : memref<i32>) dist_schedule_static dist_schedule_chunk_size(%arg3 : i32) order(reproducible:concurrent) {
      omp.loop_nest (%arg6, %arg7) : index = (%arg4, %arg4) to (%arg4, %arg4) step (%arg4, %arg4) {
        omp.yield
      }
    }
    omp.wsloop linear(%arg0 = %arg3 : memref<i32>, %arg1 = %arg3 : memref<i32>) order(concurrent) schedule(static) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) inclusive step (%arg4) {
        omp.yield
      }
    }
    omp.simd aligned(%arg0 : memref<i32> -> 16 : i64, %arg1 : memref<i32> -> 32 : i64) nontemporal(%arg0, %arg1 : memref<i32>, memref<i32>) order(unconstrained:concurrent) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) inclusive step (%arg4) {
        omp.yield
      }
    }
    omp.taskloop allocate(%arg0 : memref<i32> -> %arg1 : memref<i32>) final(%arg2) grainsize(%arg3: i32) if(%arg2) mergeable priority(%arg3 : i32) untied in_reduction(@add %arg0 -> %arg6 : memref<i32>) reduction(byref @add %arg1 -> %arg7 : memref<i32>) {
      omp.loop_nest (%arg8) : index = (%arg4) to (%arg4) inclusive step (%arg4) {
        omp.yield
      }
    }
    omp.taskloop nogroup num_tasks(%arg3: i32) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) inclusive step (%arg4) {
        omp.yield
      }
    }
    omp.task depend(taskdependin -> %arg0 : memref<i32>, taskdependinout -> %arg1 : memref<i32>) in_reduction(@add %arg0 -> %arg6 : memref<i32>) {
      omp.terminator
    }
    omp.taskgroup task_reduction(@add %arg0 -> %arg6 : memref<i32>) {
      omp.terminator
    }
    %0 = omp.map.bounds lower_bound(%arg4 : index) upper_bound(%arg4 : index) extent(%arg4 : index) stride(%arg4 : index) start_idx(%arg4 : index) {stride_in_bytes = true}
    %1 = omp.map.info var_ptr(%arg0 : memref<i32>, memref<i32>) map_clauses(tofrom) capture(ByRef) bounds(%0) -> memref<i32> {name = "x"}
    %2 = omp.map.info var_ptr(%arg0 : memref<i32>, memref<i32>) map_clauses(always, implicit, from) capture(ByCopy) var_ptr_ptr(%arg1 : memref<i32>) members(%1 : [0] : memref<i32>) -> memref<i32> {name = "x", partial_map = true}
    %3 = omp.map.info var_ptr(%arg0 : memref<i32>, memref<i32>) map_clauses(tofrom) capture(VLAType) members(%1, %2 : [0, 1], [1] : memref<i32>, memref<i32>) -> memref<i32> {name = "x"}
    %4 = omp.map.info var_ptr(%arg0 : memref<i32>, memref<i32>) map_clauses(storage) capture(This) -> memref<i32> {name = "x"}
    %5 = omp.map.info var_ptr(%arg0 : memref<i32>, i32) map_clauses(none) capture(ByRef) -> memref<i32>
    %6 = omp.map.info var_ptr(%arg0 : memref<i32>, i32) map_clauses(none) capture(ByRef) -> memref<i32>
    omp.target_data device(%arg3 : i32) if(%arg2) map_entries(%1, %2 : memref<i32>, memref<i32>) use_device_addr(%5 -> %arg6 : memref<i32>) use_device_ptr(%6 -> %arg7 : memref<i32>) {
      omp.terminator
    }
    omp.target_enter_data depend(taskdependin -> %arg0 : memref<i32>) device(%arg3 : i32) if(%arg2) map_entries(%4 : memref<i32>) nowait
    %7 = omp.map.info var_ptr(%arg0 : memref<i32>, i32) map_clauses(none) capture(ByRef) -> memref<i32>
    omp.target is_device_ptr(%arg0 : memref<i32>) nowait thread_limit(%arg3 : i32) has_device_addr(%7 -> %arg6 : memref<i32>) map_entries(%1 -> %arg7, %2 -> %arg8 : memref<i32>, memref<i32>) private(@p %arg0 -> %arg9 : memref<i32>) {
      omp.terminator
    }
    omp.single allocate(%arg0 : memref<i32> -> %arg1 : memref<i32>) copyprivate(%arg0 -> @cp : memref<i32>) nowait {
      omp.terminator
    }
    return
  }
  func.func private @cp(memref<i32>, memref<i32>)
}

