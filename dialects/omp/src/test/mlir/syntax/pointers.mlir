// RUN: --split-input-file
// The types of addresses: those of LLVM have no type of the variable, so atomic operations accept any.
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr<1>, %m: memref<i32>, %x: i32, %y: f32) {
  omp.flush(%p, %q, %m : !llvm.ptr, !llvm.ptr<1>, memref<i32>)
  omp.atomic.write %p = %x : !llvm.ptr, i32
  omp.atomic.write %p = %y : !llvm.ptr, f32
  omp.atomic.write %m = %x : memref<i32>, i32
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%v: i32):
    %w = arith.addi %v, %x : i32
    omp.yield(%w : i32)
  }
  return
}
