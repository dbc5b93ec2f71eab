// RUN:

omp.private {type = private} @p : i32
omp.private {type = firstprivate} @q : memref<f32> init {
^bb0(%m: memref<f32>, %p: memref<f32>):
  omp.yield(%p : memref<f32>)
} copy {
^bb0(%m: memref<f32>, %p: memref<f32>):
  omp.yield(%p : memref<f32>)
} dealloc {
^bb0(%m: memref<f32>):
  omp.yield
}
omp.declare_reduction @r : i32 attributes {byref_element_type = f32} alloc {
^bb0(%a: i32):
  omp.yield(%a : i32)
} init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} cleanup {
^bb0(%a: i32):
  omp.yield
} data_ptr_ptr {
^bb0(%a: i32):
  omp.yield(%a : i32)
}
func.func @f(%x: memref<f32>, %y: memref<f32>, %i: i32, %c: i1, %n: index) {
  omp.parallel if(%c) num_threads(%i : i32) proc_bind(close) allocate(%i : i32 -> %x : memref<f32>) private(@q %x -> %a, @q %y -> %b : memref<f32>, memref<f32>) private_barrier reduction(mod: inscan, byref @r %x -> %d, @r %y -> %e : memref<f32>, memref<f32>) {
    omp.terminator
  } {foo}
  omp.parallel {
    omp.wsloop linear(%x = %i : memref<f32>) nowait order(reproducible:concurrent) ordered(1) schedule(static = %i : i32, nonmonotonic) reduction(@r %x -> %d : memref<f32>) {
      omp.simd aligned(%x : memref<f32> -> 16 : i64) if(%c) nontemporal(%x : memref<f32>) safelen(4) simdlen(2) {
        omp.loop_nest (%j, %k) : i32 = (%i, %i) to (%i, %i) inclusive step (%i, %i) collapse(2) tiles(5, 10) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite, linear_var_types = [i32]}
    omp.terminator
  }
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%i : i32) private(@q %x -> %a : memref<f32>) {
    omp.loop_nest (%j) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
