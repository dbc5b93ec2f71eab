// RUN: --mlir-version=19.1 --split-input-file
module {
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
func.func @f(%x: memref<i32>, %y: memref<i32>, %c: i1, %i: i32, %z: index, %p: !llvm.ptr) {
  omp.parallel reduction(@add %x -> %q : memref<i32>, byref @add %y -> %r : memref<i32>) private(@p %x -> %t : memref<i32>, @p2 %y -> %u : memref<i32>) {
    omp.terminator
  } {foo}
  omp.parallel num_threads(%i : i32) private(@p %x -> %t : memref<i32>) {
    omp.terminator
  }
  omp.parallel if(%c) allocate(%x : memref<i32> -> %y : memref<i32>, %x : memref<i32> -> %y : memref<i32>) {
    omp.terminator
  }
  omp.teams num_teams(%i : i32 to %i : i32) if(%c) thread_limit(%i : i32) reduction(@add -> %x : memref<i32>, byref @add -> %y : memref<i32>) {
    omp.terminator
  }
  omp.teams num_teams(to %i : i32) {
    omp.terminator
  }
  return
}
}
