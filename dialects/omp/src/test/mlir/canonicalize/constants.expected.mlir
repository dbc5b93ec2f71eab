module {
  func.func @constants(%arg0: memref<?xi32>, %arg1: index) {
    %c7_i32 = arith.constant 7 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg2) : index = (%c0) to (%arg1) step (%c1) {
          memref.store %c7_i32, %arg0[%arg2] : memref<?xi32>
          omp.yield
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.critical {
      omp.terminator
    }
    omp.master {
      omp.terminator
    }
    omp.task {
      omp.terminator
    }
    omp.single {
      omp.terminator
    }
    omp.taskgroup {
      omp.terminator
    }
    omp.sections {
      omp.section {
        memref.store %c3_i32, %arg0[%c0] : memref<?xi32>
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @tgt(%arg0: memref<i32>) {
    %c1 = arith.constant 1 : index
    %0 = omp.map.info var_ptr(%arg0 : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32> {name = "x"}
    omp.target map_entries(%0 -> %arg1 : memref<i32>) {
    ^bb0(%arg1: memref<i32>):
      %c7_i32 = arith.constant 7 : i32
      memref.store %c7_i32, %arg1[] : memref<i32>
      omp.terminator
    }
    %1 = omp.map.bounds lower_bound(%c1 : index) upper_bound(%c1 : index)
    %2 = omp.map.info var_ptr(%arg0 : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32> {name = "x"}
    %3 = omp.map.info var_ptr(%arg0 : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) bounds(%1) -> memref<i32> {name = "x"}
    %4 = omp.threadprivate %arg0 : memref<i32> -> memref<i32>
    return
  }
  func.func @dead(%arg0: i1, %arg1: memref<i32>) {
    %true = arith.constant true
    omp.parallel if(%true) {
      omp.barrier
      omp.terminator
    }
    return
  }
}

