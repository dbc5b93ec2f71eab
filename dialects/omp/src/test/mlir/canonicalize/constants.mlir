// RUN: --mlir-version=19.1 --canonicalize
// Constants move out of parallel regions, and not out of the region of a target, which is isolated.
func.func @constants(%x: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  omp.parallel {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : i32
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %c4 = arith.constant 4 : i32
        %s = arith.addi %c3, %c4 : i32
        memref.store %s, %x[%i] : memref<?xi32>
        omp.yield
      }
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.terminator
  }
  omp.critical {
    %c4 = arith.constant 4 : i32
    omp.terminator
  }
  omp.master {
    omp.terminator
  }
  omp.task {
    %a = memref.alloca() : memref<i32>
    omp.terminator
  }
  omp.single { omp.terminator }
  omp.teams { omp.terminator }
  omp.taskgroup { omp.terminator }
  omp.sections { omp.section { %k = arith.constant 3 : i32
  memref.store %k, %x[%c0] : memref<?xi32>
  omp.terminator } omp.terminator }
  omp.wsloop {
    omp.loop_nest (%i) : index = (%c0) to (%n) step (%n) {
      omp.yield
    }
    omp.terminator
  }
  return
}
func.func @tgt(%x: memref<i32>) {
  %m = omp.map.info var_ptr(%x : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32> {name = "x"}
  omp.target map_entries(%m -> %a : memref<i32>) {
  ^bb0(%a: memref<i32>):
    %k = arith.constant 3 : i32
    %k2 = arith.constant 4 : i32
    %s = arith.addi %k, %k2 : i32
    memref.store %s, %a[] : memref<i32>
    omp.terminator
  }
  %c = arith.constant 1 : index
  %b = omp.map.bounds lower_bound(%c : index) upper_bound(%c : index)
  %m2 = omp.map.info var_ptr(%x : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) -> memref<i32> {name = "x"}
  %m3 = omp.map.info var_ptr(%x : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) bounds(%b) -> memref<i32> {name = "x"}
  %t = omp.threadprivate %x : memref<i32> -> memref<i32>
  return
}
func.func @dead(%c: i1, %x: memref<i32>) {
  omp.parallel if(%c) {
    cf.cond_br %c, ^a, ^b
  ^a:
    cf.br ^c
  ^b:
    cf.br ^c
  ^c:
    omp.terminator
  }
  %true = arith.constant true
  omp.parallel if(%true) {
    cf.cond_br %true, ^a, ^b
  ^a:
    cf.br ^c
  ^b:
    omp.barrier
    cf.br ^c
  ^c:
    omp.barrier
    omp.terminator
  }
  return
}
