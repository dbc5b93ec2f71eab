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
  func.func @f(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i1, %arg3: i32, %arg4: index, %arg5: !llvm.ptr) {
    omp.parallel reduction(@add %arg0 -> %arg6 : memref<i32>, byref @add %arg1 -> %arg7 : memref<i32>) private(@p %arg0 -> %arg8 : memref<i32>, @p2 %arg1 -> %arg9 : memref<i32>) {
      omp.terminator
    } {foo}
    omp.parallel num_threads(%arg3 : i32) private(@p %arg0 -> %arg6 : memref<i32>) {
      omp.terminator
    }
    omp.parallel if(%arg2) allocate(%arg0 : memref<i32> -> %arg1 : memref<i32>, %arg0 : memref<i32> -> %arg1 : memref<i32>) {
      omp.terminator
    }
    omp.teams num_teams(%arg3 : i32 to %arg3 : i32) if(%arg2) thread_limit(%arg3 : i32) reduction(@add -> %arg0 : memref<i32>, byref @add -> %arg1 : memref<i32>) {
      omp.terminator
    }
    omp.teams num_teams( to %arg3 : i32) {
      omp.terminator
    }
    return
  }
}

