// RUN:

module {
  omp.critical.declare @mutex hint(contended)
  omp.declare_reduction @add : i32 init {
  ^bb0(%a0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%a0: i32, %a1: i32):
    %0 = arith.addi %a0, %a1 : i32
    omp.yield(%0 : i32)
  }
  omp.private {type = private} @p : i32
  omp.private {type = firstprivate} @fp : i32 copy {
  ^bb0(%a0: !llvm.ptr, %a1: !llvm.ptr):
    omp.yield(%a1 : !llvm.ptr)
  }
  func.func @copy(%a0: !llvm.ptr, %a1: !llvm.ptr) {
    return
  }
  func.func @f(%a0: !llvm.ptr, %a1: !llvm.ptr, %a2: memref<i32>, %a3: i1, %a4: i32, %a5: i64, %a6: index) {
    omp.teams allocate(%a5 : i64 -> %a0 : !llvm.ptr) if(%a3) num_teams(%a4 : i32 to %a4 : i32) thread_limit(%a4 : i32) private(@p %a1 -> %a7 : !llvm.ptr) private_barrier reduction(mod: task, byref @add %a0 -> %a8 : !llvm.ptr) {
      omp.terminator
    } {foo}
    omp.teams num_teams( to %a4 : i32) {
      omp.terminator
    }
    omp.sections allocate(%a5 : i64 -> %a0 : !llvm.ptr) nowait private(@p %a1 -> %a7 : !llvm.ptr) private_barrier reduction(byref @add %a0 -> %a8 : !llvm.ptr) {
      omp.section {
      ^bb0(%a9: !llvm.ptr, %a10: !llvm.ptr):
        omp.terminator
      }
      omp.terminator
    }
    omp.single allocate(%a5 : i64 -> %a0 : !llvm.ptr) copyprivate(%a1 -> @copy : !llvm.ptr) nowait private(@fp %a0 -> %a7 : !llvm.ptr) private_barrier {
      omp.terminator
    }
    omp.task allocate(%a5 : i64 -> %a0 : !llvm.ptr) depend(taskdependmutexinoutset -> %a1 : !llvm.ptr) final(%a3) if(%a3) mergeable priority(%a4 : i32) untied detach(%a0 : !llvm.ptr) in_reduction(byref @add %a0 -> %a7 : !llvm.ptr) private(@p %a1 -> %a8 : !llvm.ptr) private_barrier {
      omp.terminator
    }
    omp.taskloop allocate(%a5 : i64 -> %a0 : !llvm.ptr) final(%a3) grainsize(strict, %a5: i64) if(%a3) mergeable nogroup priority(%a4 : i32) untied in_reduction(byref @add %a0 -> %a7 : !llvm.ptr) private(@p %a1 -> %a8 : !llvm.ptr) private_barrier {
      omp.loop_nest (%a9) : i32 = (%a4) to (%a4) step (%a4) {
        omp.yield
      }
    }
    omp.taskloop num_tasks(strict, %a5: i64) private(@p %a1 -> %a7 : !llvm.ptr) reduction(mod: task, @add %a0 -> %a8 : !llvm.ptr) {
      omp.loop_nest (%a9) : i32 = (%a4) to (%a4) step (%a4) {
        omp.yield
      }
    }
    omp.taskgroup allocate(%a5 : i64 -> %a0 : !llvm.ptr) task_reduction(byref @add %a0 -> %a7 : !llvm.ptr) {
      omp.terminator
    }
    omp.taskwait depend(taskdependinoutset -> %a0 : !llvm.ptr) nowait
    omp.taskwait
    omp.ordered.region par_level_simd {
      omp.terminator
    }
    omp.workshare nowait {
      omp.workshare.loop_wrapper {
        omp.loop_nest (%a7) : i32 = (%a4) to (%a4) step (%a4) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.loop bind(thread) order(reproducible:concurrent) private(@p %a1 -> %a7 : !llvm.ptr) reduction(byref @add %a0 -> %a8 : !llvm.ptr) {
      omp.loop_nest (%a9) : i32 = (%a4) to (%a4) step (%a4) {
        omp.yield
      }
    }
    omp.atomic.read %a2 = %a0 hint(uncontended, nonspeculative) memory_order(acquire) : memref<i32>, !llvm.ptr, i32
    omp.atomic.read %a2 = %a0 : memref<i32>, !llvm.ptr, i32
    omp.atomic.write %a0 = %a4 hint(uncontended, nonspeculative) memory_order(relaxed) : !llvm.ptr, i32
    omp.atomic.update hint(uncontended, nonspeculative) memory_order(relaxed) %a0 : !llvm.ptr {
    ^bb0(%a7: i32):
      omp.yield(%a7 : i32)
    } {atomic_control = #omp.atomic_control<ignore_denormal_mode = true>}
    omp.atomic.capture hint(uncontended, nonspeculative) memory_order(relaxed) {
      omp.atomic.read %a1 = %a0 : !llvm.ptr, !llvm.ptr, i32
      omp.atomic.write %a0 = %a4 : !llvm.ptr, i32
    }
    omp.parallel {
      omp.cancel cancellation_construct_type(parallel) if(%a3)
      omp.cancellation_point cancellation_construct_type(parallel)
      omp.terminator
    }
    omp.wsloop ordered(1) reduction(mod: inscan, @add %a0 -> %a7 : !llvm.ptr) {
      omp.loop_nest (%a8) : i64 = (%a5) to (%a5) step (%a5) {
        omp.scan inclusive(%a7 : !llvm.ptr)
        omp.ordered depend_type(dependsink) depend_vec(%a8 : i64) {doacross_num_loops = 1 : i64}
        omp.ordered depend_type(dependsource) depend_vec(%a8 : i64) {doacross_num_loops = 1 : i64}
        omp.yield
      }
    }
    omp.allocate_dir(%a0, %a1 : !llvm.ptr, !llvm.ptr) align(8) allocator(%a5)
    omp.allocate_dir(%a0 : !llvm.ptr)
    %0 = omp.target_allocmem %a4 : i32, i32(%a5 : i64), %a6, %a6 {bindc_name = "b", foo, uniq_name = "u"}
    %1 = omp.target_allocmem %a4 : i32, vector<3xi32>
    omp.target_freemem %a4, %0 {foo} : i32, i64
    omp.teams {
      omp.workdistribute {
        omp.terminator
      }
      omp.terminator
    }
    omp.masked filter(%a6 : index) {
      omp.terminator
    }
    omp.flush(%a5 : i64)
    return
  }
}

