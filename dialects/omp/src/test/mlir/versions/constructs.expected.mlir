module {
  omp.critical.declare @mutex hint(contended)
  omp.declare_reduction @add : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }
  omp.private {type = private} @p : i32
  omp.private {type = firstprivate} @fp : i32 copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg1 : !llvm.ptr)
  }
  func.func @copy(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    return
  }
  func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: memref<i32>, %arg3: i1, %arg4: i32, %arg5: i64, %arg6: index) {
    omp.teams allocate(%arg5 : i64 -> %arg0 : !llvm.ptr) if(%arg3) num_teams(%arg4 : i32 to %arg4 : i32) thread_limit(%arg4 : i32) private(@p %arg1 -> %arg7 : !llvm.ptr) private_barrier reduction(mod: task, byref @add %arg0 -> %arg8 : !llvm.ptr) {
      omp.terminator
    } {foo}
    omp.teams num_teams( to %arg4 : i32) {
      omp.terminator
    }
    omp.sections allocate(%arg5 : i64 -> %arg0 : !llvm.ptr) nowait private(@p %arg1 -> %arg7 : !llvm.ptr) private_barrier reduction(byref @add %arg0 -> %arg8 : !llvm.ptr) {
      omp.section {
      ^bb0(%arg9: !llvm.ptr, %arg10: !llvm.ptr):
        omp.terminator
      }
      omp.terminator
    }
    omp.single allocate(%arg5 : i64 -> %arg0 : !llvm.ptr) copyprivate(%arg1 -> @copy : !llvm.ptr) nowait private(@fp %arg0 -> %arg7 : !llvm.ptr) private_barrier {
      omp.terminator
    }
    omp.task allocate(%arg5 : i64 -> %arg0 : !llvm.ptr) depend(taskdependmutexinoutset -> %arg1 : !llvm.ptr) final(%arg3) if(%arg3) mergeable priority(%arg4 : i32) untied detach(%arg0 : !llvm.ptr) in_reduction(byref @add %arg0 -> %arg7 : !llvm.ptr) private(@p %arg1 -> %arg8 : !llvm.ptr) private_barrier {
      omp.terminator
    }
    omp.taskloop allocate(%arg5 : i64 -> %arg0 : !llvm.ptr) final(%arg3) grainsize(strict, %arg5: i64) if(%arg3) mergeable nogroup priority(%arg4 : i32) untied in_reduction(byref @add %arg0 -> %arg7 : !llvm.ptr) private(@p %arg1 -> %arg8 : !llvm.ptr) private_barrier {
      omp.loop_nest (%arg9) : i32 = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
    }
    omp.taskloop num_tasks(strict, %arg5: i64) private(@p %arg1 -> %arg7 : !llvm.ptr) reduction(mod: task, @add %arg0 -> %arg8 : !llvm.ptr) {
      omp.loop_nest (%arg9) : i32 = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
    }
    omp.taskgroup allocate(%arg5 : i64 -> %arg0 : !llvm.ptr) task_reduction(byref @add %arg0 -> %arg7 : !llvm.ptr) {
      omp.terminator
    }
    omp.taskwait depend(taskdependinoutset -> %arg0 : !llvm.ptr) nowait
    omp.taskwait
    omp.ordered.region par_level_simd {
      omp.terminator
    }
    omp.workshare nowait {
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg7) : i32 = (%arg4) to (%arg4) step (%arg4) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.loop bind(thread) order(reproducible:concurrent) private(@p %arg1 -> %arg7 : !llvm.ptr) reduction(byref @add %arg0 -> %arg8 : !llvm.ptr) {
      omp.loop_nest (%arg9) : i32 = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
    }
    omp.atomic.read %arg2 = %arg0 hint(uncontended, nonspeculative) memory_order(acquire) : memref<i32>, !llvm.ptr, i32
    omp.atomic.read %arg2 = %arg0 : memref<i32>, !llvm.ptr, i32
    omp.atomic.write %arg0 = %arg4 hint(uncontended, nonspeculative) memory_order(relaxed) : !llvm.ptr, i32
    omp.atomic.update hint(uncontended, nonspeculative) memory_order(relaxed) %arg0 : !llvm.ptr {
    ^bb0(%arg7: i32):
      omp.yield(%arg7 : i32)
    } {atomic_control = #omp.atomic_control<ignore_denormal_mode = true>}
    omp.atomic.capture hint(uncontended, nonspeculative) memory_order(relaxed) {
      omp.atomic.read %arg1 = %arg0 : !llvm.ptr, !llvm.ptr, i32
      omp.atomic.write %arg0 = %arg4 : !llvm.ptr, i32
    }
    omp.parallel {
      omp.cancel cancellation_construct_type(parallel) if(%arg3)
      omp.cancellation_point cancellation_construct_type(parallel)
      omp.terminator
    }
    omp.wsloop ordered(1) reduction(mod: inscan, @add %arg0 -> %arg7 : !llvm.ptr) {
      omp.loop_nest (%arg8) : i64 = (%arg5) to (%arg5) step (%arg5) {
        omp.scan inclusive(%arg7 : !llvm.ptr)
        omp.ordered depend_type(dependsink) depend_vec(%arg8 : i64) {doacross_num_loops = 1 : i64}
        omp.ordered depend_type(dependsource) depend_vec(%arg8 : i64) {doacross_num_loops = 1 : i64}
        omp.yield
      }
    }
    omp.allocate_dir(%arg0, %arg1 : !llvm.ptr, !llvm.ptr) align(8) allocator(%arg5)
    omp.allocate_dir(%arg0 : !llvm.ptr)
    %0 = omp.target_allocmem %arg4 : i32, i32(%arg5 : i64), %arg6, %arg6 {bindc_name = "b", foo, uniq_name = "u"}
    %1 = omp.target_allocmem %arg4 : i32, vector<3xi32>
    omp.target_freemem %arg4, %0 {foo} : i32, i64
    omp.teams {
      omp.workdistribute {
        omp.terminator
      }
      omp.terminator
    }
    omp.masked filter(%arg6 : index) {
      omp.terminator
    }
    omp.flush(%arg5 : i64)
    return
  }
}

