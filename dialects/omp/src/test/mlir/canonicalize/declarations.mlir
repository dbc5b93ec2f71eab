// RUN: --mlir-version=19.1 --canonicalize
// Declarations and operations with regions stay as they are.
omp.private {type = private} @priv : memref<i32> alloc {
^bb0(%a: memref<i32>):
  %m = memref.alloc() : memref<i32>
  omp.yield(%m : memref<i32>)
}
omp.declare_reduction @unused : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
}
omp.declare_reduction @used : i32 init {
^bb0(%a: i32):
  %c = arith.constant 0 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %s = arith.addi %a, %b : i32
  omp.yield(%s : i32)
}
omp.critical.declare @lock hint(contended)
omp.critical.declare @lock2
func.func private @callee(%x: memref<i32>) {
  %c = arith.constant 7 : i32
  memref.store %c, %x[] : memref<i32>
  return
}
func.func private @withomp(%x: memref<i32>) {
  omp.parallel {
    func.call @callee(%x) : (memref<i32>) -> ()
    omp.terminator
  }
  omp.barrier
  return
}
func.func private @withcrit(%x: memref<i32>) {
  omp.critical(@lock) {
    func.call @callee(%x) : (memref<i32>) -> ()
    omp.terminator
  }
  return
}
func.func @top(%x: memref<i32>, %n: index) {
  call @withomp(%x) : (memref<i32>) -> ()
  call @withcrit(%x) : (memref<i32>) -> ()
  omp.parallel reduction(@used %x -> %p : memref<i32>) {
    func.call @withomp(%x) : (memref<i32>) -> ()
    func.call @callee(%p) : (memref<i32>) -> ()
    omp.terminator
  }
  omp.wsloop {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      func.call @callee(%x) : (memref<i32>) -> ()
      omp.yield
    }
    omp.terminator
  }
  return
}
func.func @slots(%n : index) -> i32 {
  %a = memref.alloca() : memref<i32>
  %c = arith.constant 3 : i32
  memref.store %c, %a[] : memref<i32>
  omp.parallel {
    %v = memref.load %a[] : memref<i32>
    %b = memref.alloca() : memref<i32>
    memref.store %v, %b[] : memref<i32>
    %w = memref.load %b[] : memref<i32>
    memref.store %w, %a[] : memref<i32>
    omp.terminator
  }
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}
func.func @licm(%n: index, %k: i32, %x: memref<i32>) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      %s = arith.addi %k, %k : i32
      memref.store %s, %x[] : memref<i32>
      scf.for %j = %n to %n step %n {
        %s2 = arith.muli %k, %k : i32
        memref.store %s2, %x[] : memref<i32>
        omp.barrier
      }
      omp.yield
    }
    omp.terminator
  }
  return
}
