module {
  func.func @step(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
    %c9 = arith.constant 9 : index
    %c6 = arith.constant 6 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 2.500000e+00 : f32
    %0 = memref.load %arg0[%c0] : memref<?xf32>
    %1 = arith.addf %0, %cst : f32
    %2 = memref.load %arg0[%c3] : memref<?xf32>
    %3:2 = scf.for %arg2 = %c0 to %c5 step %c3 iter_args(%arg3 = %1, %arg4 = %2) -> (f32, f32) {
      memref.store %arg3, %arg1[%arg2] : memref<?xf32>
      %5 = arith.addf %arg4, %cst : f32
      %6 = arith.addi %arg2, %c6 : index
      %7 = memref.load %arg0[%6] : memref<?xf32>
      scf.yield %5, %7 : f32, f32
    }
    memref.store %3#0, %arg1[%c6] : memref<?xf32>
    %4 = arith.addf %3#1, %cst : f32
    memref.store %4, %arg1[%c9] : memref<?xf32>
    return
  }
  func.func @carried(%arg0: memref<?xf32>, %arg1: memref<?xf32>) -> f32 {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.500000e+00 : f32
    %0 = memref.load %arg0[%c0] : memref<?xf32>
    %1:2 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %cst, %arg4 = %0) -> (f32, f32) {
      %3 = arith.addf %arg4, %arg3 : f32
      %4 = arith.addi %arg2, %c1 : index
      %5 = memref.load %arg0[%4] : memref<?xf32>
      scf.yield %3, %5 : f32, f32
    }
    %2 = arith.addf %1#1, %1#0 : f32
    return %2 : f32
  }
  func.func @escape(%arg0: memref<?xf32>) -> (f32, f32) {
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.500000e+00 : f32
    %0 = memref.load %arg0[%c0] : memref<?xf32>
    %1 = arith.addf %0, %cst : f32
    %2 = memref.load %arg0[%c1] : memref<?xf32>
    %3 = arith.mulf %1, %0 : f32
    %4 = arith.addf %2, %1 : f32
    %5 = memref.load %arg0[%c2] : memref<?xf32>
    %6:6 = scf.for %arg1 = %c0 to %c6 step %c1 iter_args(%arg2 = %4, %arg3 = %cst, %arg4 = %3, %arg5 = %4, %arg6 = %2, %arg7 = %5) -> (f32, f32, f32, f32, f32, f32) {
      %13 = arith.subf %arg4, %arg3 : f32
      %14 = arith.mulf %arg5, %arg6 : f32
      %15 = arith.addf %arg7, %arg2 : f32
      %16 = arith.addi %arg1, %c3 : index
      %17 = memref.load %arg0[%16] : memref<?xf32>
      scf.yield %15, %13, %14, %15, %arg7, %17 : f32, f32, f32, f32, f32, f32
    }
    %7 = arith.subf %6#2, %6#1 : f32
    %8 = arith.mulf %6#3, %6#4 : f32
    %9 = arith.addf %6#5, %6#0 : f32
    %10 = arith.subf %8, %7 : f32
    %11 = arith.mulf %9, %6#5 : f32
    %12 = arith.subf %11, %10 : f32
    return %9, %12 : f32, f32
  }
  func.func @nested2(%arg0: memref<?xf32>, %arg1: i1) {
    %cst = arith.constant 8.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %c7 = arith.constant 7 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst_1 = arith.constant 2.500000e+00 : f32
    %0 = memref.load %arg0[%c0] : memref<?xf32>
    %1 = scf.if %arg1 -> (f32) {
      %5 = arith.addf %0, %cst_1 : f32
      %6 = arith.addf %5, %cst_0 : f32
      scf.yield %6 : f32
    } else {
      scf.yield %cst_1 : f32
    }
    %2 = memref.load %arg0[%c1] : memref<?xf32>
    %3:2 = scf.for %arg2 = %c0 to %c7 step %c1 iter_args(%arg3 = %1, %arg4 = %2) -> (f32, f32) {
      memref.store %arg3, %arg0[%arg2] : memref<?xf32>
      %5 = arith.addi %arg2, %c1 : index
      %6 = scf.if %arg1 -> (f32) {
        %9 = arith.addf %arg4, %cst_1 : f32
        %10 = arith.index_cast %5 : index to i32
        %11 = arith.sitofp %10 : i32 to f32
        %12 = arith.addf %9, %11 : f32
        scf.yield %12 : f32
      } else {
        scf.yield %cst_1 : f32
      }
      %7 = arith.addi %arg2, %c2 : index
      %8 = memref.load %arg0[%7] : memref<?xf32>
      scf.yield %6, %8 : f32, f32
    }
    memref.store %3#0, %arg0[%c7] : memref<?xf32>
    %4 = scf.if %arg1 -> (f32) {
      %5 = arith.addf %3#1, %cst_1 : f32
      %6 = arith.addf %5, %cst : f32
      scf.yield %6 : f32
    } else {
      scf.yield %cst_1 : f32
    }
    memref.store %4, %arg0[%c8] : memref<?xf32>
    return
  }
  func.func @dist(%arg0: memref<?xf32>) -> f32 {
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.500000e+00 : f32
    %0 = memref.load %arg0[%c0] : memref<?xf32>
    %1 = arith.addf %0, %0 : f32
    %2 = memref.load %arg0[%c1] : memref<?xf32>
    %3 = arith.addf %2, %2 : f32
    %4 = memref.load %arg0[%c2] : memref<?xf32>
    %5:6 = scf.for %arg1 = %c0 to %c6 step %c1 iter_args(%arg2 = %3, %arg3 = %1, %arg4 = %3, %arg5 = %cst, %arg6 = %1, %arg7 = %4) -> (f32, f32, f32, f32, f32, f32) {
      %10 = arith.mulf %arg3, %arg5 : f32
      memref.store %10, %arg0[%arg1] : memref<?xf32>
      %11 = arith.addf %arg7, %arg7 : f32
      %12 = arith.addi %arg1, %c3 : index
      %13 = memref.load %arg0[%12] : memref<?xf32>
      scf.yield %11, %arg4, %11, %arg6, %arg2, %13 : f32, f32, f32, f32, f32, f32
    }
    %6 = arith.mulf %5#1, %5#3 : f32
    memref.store %6, %arg0[%c6] : memref<?xf32>
    %7 = arith.addf %5#5, %5#5 : f32
    %8 = arith.mulf %5#2, %5#4 : f32
    memref.store %8, %arg0[%c7] : memref<?xf32>
    %9 = arith.mulf %7, %5#0 : f32
    memref.store %9, %arg0[%c8] : memref<?xf32>
    return %7 : f32
  }
  func.func @invalid(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 2.500000e+00 : f32
    %0:2 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %cst, %arg5 = %cst) -> (f32, f32) {
      %1 = memref.load %arg0[%arg3] : memref<?xf32>
      %2 = arith.addf %1, %arg4 : f32
      scf.yield %2, %arg4 : f32, f32
    } {__test_pipelining_loop__}
    return %0#1 : f32
  }
}

