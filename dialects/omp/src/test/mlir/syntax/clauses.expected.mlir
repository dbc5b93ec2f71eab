module {
  omp.private {type = private} @p : memref<i32> alloc {
  ^bb0(%arg0: memref<i32>):
    omp.yield(%arg0 : memref<i32>)
  }
  omp.private {type = firstprivate} @p2 : memref<i32> alloc {
  ^bb0(%arg0: memref<i32>):
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
    omp.distribute dist_schedule_static chunk_size(%arg3 : i32) allocate(%arg0 : memref<i32> -> %arg1 : memref<i32>) order(reproducible:concurrent) {
      omp.loop_nest (%arg6, %arg7) : index = (%arg4, %arg4) to (%arg4, %arg4) step (%arg4, %arg4) {
        omp.yield
      }
      omp.terminator
    }
    omp.wsloop linear(%arg0 = %arg3 : memref<i32>, %arg1 = %arg3 : memref<i32>) schedule(static) order(concurrent) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) inclusive step (%arg4) {
        omp.yield
      }
      omp.terminator
    }
    omp.simd aligned(%arg0 : memref<i32> -> 16 : i64, %arg1 : memref<i32> -> 32 : i64) nontemporal(%arg0, %arg1 : memref<i32>, memref<i32>) order(unconstrained:concurrent) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) inclusive step (%arg4) {
        omp.yield
      }
      omp.terminator
    }
    omp.taskloop if(%arg2) final(%arg2) untied mergeable in_reduction(@add -> %arg0 : memref<i32>) reduction(byref @add -> %arg1 : memref<i32>) priority(%arg3 : i32) allocate(%arg0 : memref<i32> -> %arg1 : memref<i32>) grain_size(%arg3 : i32) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) inclusive step (%arg4) {
        omp.yield
      }
      omp.terminator
    }
    omp.taskloop num_tasks(%arg3 : i32) nogroup {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) inclusive step (%arg4) {
        omp.yield
      }
      omp.terminator
    }
    omp.task in_reduction(@add -> %arg0 : memref<i32>) depend(taskdependin -> %arg0 : memref<i32>, taskdependinout -> %arg1 : memref<i32>) {
      omp.terminator
    }
    omp.taskgroup task_reduction(@add -> %arg0 : memref<i32>) {
      omp.terminator
    }
    %0 = omp.map.bounds lower_bound(%arg4 : index) upper_bound(%arg4 : index) extent(%arg4 : index) stride(%arg4 : index) start_idx(%arg4 : index) {stride_in_bytes = true}
    %1 = omp.map.info var_ptr(%arg0 : memref<i32>, memref<i32>) map_clauses(tofrom) capture(ByRef) bounds(%0) -> memref<i32> {name = "x"}
    %2 = omp.map.info var_ptr(%arg0 : memref<i32>, memref<i32>) var_ptr_ptr(%arg1 : memref<i32>) map_clauses(always, implicit, from) capture(ByCopy) members(%1 : [0] : memref<i32>) -> memref<i32> {name = "x", partial_map = true}
    %3 = omp.map.info var_ptr(%arg0 : memref<i32>, memref<i32>) map_clauses(tofrom) capture(VLAType) members(%1, %2 : [0,1], [1,-1] : memref<i32>, memref<i32>) -> memref<i32> {name = "x"}
    %4 = omp.map.info var_ptr(%arg0 : memref<i32>, memref<i32>) map_clauses(exit_release_or_enter_alloc) capture(This) -> memref<i32> {name = "x"}
    omp.target_data if(%arg2) device(%arg3 : i32) use_device_ptr(%arg0 : memref<i32>) use_device_addr(%arg0 : memref<i32>) map_entries(%1, %2 : memref<i32>, memref<i32>) {
    ^bb0(%arg6: memref<i32>, %arg7: memref<i32>):
      omp.terminator
    }
    omp.target_enter_data if(%arg2) device(%arg3 : i32) depend(taskdependin -> %arg0 : memref<i32>) nowait map_entries(%4 : memref<i32>)
    omp.target thread_limit(%arg3 : i32) nowait is_device_ptr(%arg0 : memref<i32>) has_device_addr(%arg0 : memref<i32>) map_entries(%1 -> %arg6, %2 -> %arg7 : memref<i32>, memref<i32>) private(@p %arg0 -> %arg8 : memref<i32>) {
    ^bb0(%arg6: memref<i32>, %arg7: memref<i32>, %arg8: memref<i32>):
      omp.terminator
    }
    omp.single allocate(%arg0 : memref<i32> -> %arg1 : memref<i32>) copyprivate(%arg0 -> @cp : memref<i32>) nowait {
      omp.terminator
    }
    return
  }
  func.func private @cp(memref<i32>, memref<i32>)
}

