module {
  omp.private {type = private} @p : memref<i32> init {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    omp.yield(%arg0 : memref<i32>)
  }
  omp.declare_reduction @r : memref<i32> init {
  ^bb0(%arg0: memref<i32>):
    omp.yield(%arg0 : memref<i32>)
  } combiner {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    omp.yield(%arg0 : memref<i32>)
  }
  func.func @f(%arg0: memref<i32>, %arg1: i1, %arg2: i32) {
    omp.parallel if(%arg1) num_threads(%arg2 : i32) proc_bind(close) private(@p %arg0 -> %arg3 : memref<i32>) reduction(byref @r %arg0 -> %arg4 : memref<i32>) {
      %0 = func.call @g(%arg4, %arg3) : (memref<i32>, memref<i32>) -> i32
      omp.wsloop nowait schedule(static = %arg2 : i32, nonmonotonic) reduction(@r %arg0 -> %arg5 : memref<i32>) {
        omp.simd simdlen(2) {
          omp.loop_nest (%arg6) : i32 = (%arg2) to (%arg2) inclusive step (%arg2) {
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    }
    omp.distribute dist_schedule_static dist_schedule_chunk_size(%arg2 : i32) {
      omp.loop_nest (%arg3) : i32 = (%arg2) to (%arg2) step (%arg2) {
        omp.yield
      }
    }
    return
  }
  func.func private @g(memref<i32>, memref<i32>) -> i32
}

