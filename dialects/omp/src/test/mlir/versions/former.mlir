// RUN:
// REFERENCE: it does not read the spelling of 19.1

omp.private {type = private} @p : memref<i32> alloc {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.declare_reduction @r : memref<i32> init {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} combiner {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
}
func.func @f(%x: memref<i32>, %c: i1, %i: i32) {
  omp.parallel if(%c) num_threads(%i : i32) proc_bind(close) reduction(byref @r %x -> %a : memref<i32>) private(@p %x -> %b : memref<i32>) {
    %0 = func.call @g(%a, %b) : (memref<i32>, memref<i32>) -> i32
    omp.wsloop schedule(static = %i : i32, nonmonotonic) nowait reduction(@r %x -> %d : memref<i32>) {
      omp.simd simdlen(2) {
        omp.loop_nest (%j) : i32 = (%i) to (%i) inclusive step (%i) {
          omp.yield
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  omp.distribute dist_schedule_static chunk_size(%i : i32) {
    omp.loop_nest (%j) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
    omp.terminator
  }
  return
}
func.func private @g(memref<i32>, memref<i32>) -> i32
