module {
  func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: memref<i32>, %arg3: i32, %arg4: f32) {
    omp.flush(%arg0, %arg1, %arg2 : !llvm.ptr, !llvm.ptr<1>, memref<i32>)
    omp.atomic.write %arg0 = %arg3 : !llvm.ptr, i32
    omp.atomic.write %arg0 = %arg4 : !llvm.ptr, f32
    omp.atomic.write %arg2 = %arg3 : memref<i32>, i32
    omp.atomic.update %arg0 : !llvm.ptr {
    ^bb0(%arg5: i32):
      %0 = arith.addi %arg5, %arg3 : i32
      omp.yield(%0 : i32)
    }
    return
  }
}

