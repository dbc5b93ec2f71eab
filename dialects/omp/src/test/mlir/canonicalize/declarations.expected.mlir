module {
  omp.private {type = private} @priv : memref<i32> alloc {
  ^bb0(%arg0: memref<i32>):
    %alloc = memref.alloc() : memref<i32>
    omp.yield(%alloc : memref<i32>)
  }
  omp.declare_reduction @unused : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }  
  omp.declare_reduction @used : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = arith.addi %arg0, %arg1 : i32
    omp.yield(%0 : i32)
  }  
  omp.critical.declare @lock hint(contended)
  omp.critical.declare @lock2
  func.func private @callee(%arg0: memref<i32>) {
    %c7_i32 = arith.constant 7 : i32
    memref.store %c7_i32, %arg0[] : memref<i32>
    return
  }
  func.func private @withomp(%arg0: memref<i32>) {
    omp.parallel {
      func.call @callee(%arg0) : (memref<i32>) -> ()
      omp.terminator
    }
    omp.barrier
    return
  }
  func.func private @withcrit(%arg0: memref<i32>) {
    omp.critical(@lock) {
      func.call @callee(%arg0) : (memref<i32>) -> ()
      omp.terminator
    }
    return
  }
  func.func @top(%arg0: memref<i32>, %arg1: index) {
    call @withomp(%arg0) : (memref<i32>) -> ()
    call @withcrit(%arg0) : (memref<i32>) -> ()
    omp.parallel reduction(@used %arg0 -> %arg2 : memref<i32>) {
      func.call @withomp(%arg0) : (memref<i32>) -> ()
      func.call @callee(%arg2) : (memref<i32>) -> ()
      omp.terminator
    }
    omp.wsloop {
      omp.loop_nest (%arg2) : index = (%arg1) to (%arg1) step (%arg1) {
        func.call @callee(%arg0) : (memref<i32>) -> ()
        omp.yield
      }
      omp.terminator
    }
    return
  }
  func.func @slots(%arg0: index) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %alloca = memref.alloca() : memref<i32>
    memref.store %c3_i32, %alloca[] : memref<i32>
    omp.parallel {
      %1 = memref.load %alloca[] : memref<i32>
      %alloca_0 = memref.alloca() : memref<i32>
      memref.store %1, %alloca_0[] : memref<i32>
      %2 = memref.load %alloca_0[] : memref<i32>
      memref.store %2, %alloca[] : memref<i32>
      omp.terminator
    }
    %0 = memref.load %alloca[] : memref<i32>
    return %0 : i32
  }
  func.func @licm(%arg0: index, %arg1: i32, %arg2: memref<i32>) {
    omp.wsloop {
      omp.loop_nest (%arg3) : index = (%arg0) to (%arg0) step (%arg0) {
        %0 = arith.addi %arg1, %arg1 : i32
        memref.store %0, %arg2[] : memref<i32>
        omp.yield
      }
      omp.terminator
    }
    return
  }
}

