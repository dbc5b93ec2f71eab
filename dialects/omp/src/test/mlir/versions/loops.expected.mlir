module {
  omp.private {type = private} @p : i32
  omp.private {type = firstprivate} @q : memref<f32> init {
  ^bb0(%arg0: memref<f32>, %arg1: memref<f32>):
    omp.yield(%arg1 : memref<f32>)
  } copy {
  ^bb0(%arg0: memref<f32>, %arg1: memref<f32>):
    omp.yield(%arg1 : memref<f32>)
  } dealloc {
  ^bb0(%arg0: memref<f32>):
    omp.yield
  }
  omp.declare_reduction @r : i32 attributes {byref_element_type = f32} alloc {
  ^bb0(%arg0: i32):
    omp.yield(%arg0 : i32)
  } init {
  ^bb0(%arg0: i32, %arg1: i32):
    omp.yield(%arg0 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    omp.yield(%arg0 : i32)
  } cleanup {
  ^bb0(%arg0: i32):
    omp.yield
  } data_ptr_ptr {
  ^bb0(%arg0: i32):
    omp.yield(%arg0 : i32)
  }
  func.func @f(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: i32, %arg3: i1, %arg4: index) {
    omp.parallel allocate(%arg2 : i32 -> %arg0 : memref<f32>) if(%arg3) num_threads(%arg2 : i32) proc_bind(close) private(@q %arg0 -> %arg5, @q %arg1 -> %arg6 : memref<f32>, memref<f32>) private_barrier reduction(mod: inscan, byref @r %arg0 -> %arg7, @r %arg1 -> %arg8 : memref<f32>, memref<f32>) {
      omp.terminator
    } {foo}
    omp.parallel {
      omp.wsloop linear(%arg0 = %arg2 : memref<f32>) nowait order(reproducible:concurrent) ordered(1) schedule(static = %arg2 : i32, nonmonotonic) reduction(@r %arg0 -> %arg5 : memref<f32>) {
        omp.simd aligned(%arg0 : memref<f32> -> 16 : i64) if(%arg3) nontemporal(%arg0 : memref<f32>) safelen(4) simdlen(2) {
          omp.loop_nest (%arg6, %arg7) : i32 = (%arg2, %arg2) to (%arg2, %arg2) inclusive step (%arg2, %arg2) collapse(2) tiles(5, 10) {
            omp.yield
          }
        } {omp.composite}
      } {linear_var_types = [i32], omp.composite}
      omp.terminator
    }
    omp.distribute dist_schedule_static dist_schedule_chunk_size(%arg2 : i32) private(@q %arg0 -> %arg5 : memref<f32>) {
      omp.loop_nest (%arg6) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
    }
    return
  }
}

