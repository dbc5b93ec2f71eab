// RUN: --mlir-version=19.1 --mlir-print-op-generic
omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.private {type = firstprivate} @p2 : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
} dealloc {
^bb0(%a: memref<i32>):
  omp.yield
} {foo}
omp.declare_reduction @add : i32 attributes {foo} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
} cleanup {
^bb0(%a: i32):
  omp.yield
}
func.func @g(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %p: !llvm.ptr) {
  omp.distribute dist_schedule_static chunk_size(%i : i32) allocate(%x : memref<i32> -> %y : memref<i32>) order(reproducible:concurrent) {
    omp.loop_nest (%a, %b) : index = (%z, %z) to (%z, %z) step (%z, %z) {
      omp.yield
    } {foo}
    omp.terminator
  }
  omp.wsloop order(concurrent) linear(%x = %i : memref<i32>, %y = %i : memref<i32>) schedule(static) {
    omp.loop_nest (%a) : index = (%z) to (%z) inclusive step (%z) {
      omp.yield
    }
    omp.terminator
  }
  omp.simd aligned(%x : memref<i32> -> 16 : i64, %y : memref<i32> -> 32 : i64) nontemporal(%x, %y : memref<i32>, memref<i32>) order(unconstrained:concurrent) {
    omp.loop_nest (%a) : index = (%z) to (%z) inclusive step (%z) {
      omp.yield
    }
    omp.terminator
  }
  omp.taskloop if(%c) final(%c) untied mergeable in_reduction(@add -> %x : memref<i32>) reduction(byref @add -> %y : memref<i32>) priority(%i : i32) allocate(%x : memref<i32> -> %y : memref<i32>) grain_size(%i : i32) {
    omp.loop_nest (%a) : index = (%z) to (%z) inclusive step (%z) {
      omp.yield
    }
    omp.terminator
  }
  omp.taskloop num_tasks(%i: i32) nogroup {
    omp.loop_nest (%a) : index = (%z) to (%z) inclusive step (%z) {
      omp.yield
    }
    omp.terminator
  }
  omp.task depend(taskdependin -> %x : memref<i32>, taskdependinout -> %y : memref<i32>) in_reduction(@add -> %x : memref<i32>) {
    omp.terminator
  }
  omp.taskgroup task_reduction(@add -> %x : memref<i32>) {
    omp.terminator
  }
  %b = omp.map.bounds lower_bound(%z : index) upper_bound(%z : index) extent(%z : index) stride(%z : index) start_idx(%z : index) {stride_in_bytes = true}
  %m = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(tofrom) capture(ByRef) bounds(%b) -> memref<i32> {name = "x"}
  %m2 = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) var_ptr_ptr(%y : memref<i32>) map_clauses(always, implicit, from) capture(ByCopy) members(%m : [0] : memref<i32>) -> memref<i32> {name = "x", partial_map = true}
  %m3 = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(tofrom) capture(VLAType) members(%m, %m2 : [0,1], [1,-1] : memref<i32>, memref<i32>) -> memref<i32> {name = "x"}
  %m4 = omp.map.info var_ptr(%x : memref<i32>, memref<i32>) map_clauses(exit_release_or_enter_alloc) capture(This) -> memref<i32> {name = "x"}
  omp.target_data if(%c) device(%i : i32) use_device_ptr(%x : memref<i32>) use_device_addr(%x : memref<i32>) map_entries(%m, %m2 : memref<i32>, memref<i32>) {
  ^bb0(%u: memref<i32>, %v: memref<i32>):
    omp.terminator
  }
  omp.target_enter_data if(%c) device(%i : i32) nowait depend(taskdependin -> %x : memref<i32>) map_entries(%m4 : memref<i32>)
  omp.target map_entries(%m -> %q, %m2 -> %r : memref<i32>, memref<i32>) nowait thread_limit(%i : i32) is_device_ptr(%x : memref<i32>) has_device_addr(%x : memref<i32>) private(@p %x -> %h : memref<i32>) {
  ^bb0(%q : memref<i32>, %r : memref<i32>, %h : memref<i32>):
    omp.terminator
  }
  omp.single copyprivate(%x -> @cp : memref<i32>) allocate(%x : memref<i32> -> %y : memref<i32>) nowait {
    omp.terminator
  }
  return
}
func.func private @cp(memref<i32>, memref<i32>)
