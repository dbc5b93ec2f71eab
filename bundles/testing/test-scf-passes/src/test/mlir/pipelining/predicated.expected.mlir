module {
  func.func @step(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
    %c6 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c11 = arith.constant 11 : index
    %cst_0 = arith.constant 2.500000e+00 : f32
    %0 = memref.load %arg0[%c0] : memref<?xf32>
    %1 = arith.addf %0, %cst_0 : f32
    %2 = memref.load %arg0[%c3] : memref<?xf32>
    %3:2 = scf.for %arg2 = %c0 to %c11 step %c3 iter_args(%arg3 = %1, %arg4 = %2) -> (f32, f32) {
      %4 = arith.cmpi slt, %arg2, %c5 : index
      %5 = arith.cmpi slt, %arg2, %c8 : index
      memref.store %arg3, %arg1[%arg2] : memref<?xf32>
      %6 = scf.if %5 -> (f32) {
        %9 = arith.addf %arg4, %cst_0 : f32
        scf.yield %9 : f32
      } else {
        scf.yield %cst : f32
      }
      %7 = arith.addi %arg2, %c6 : index
      %8 = scf.if %4 -> (f32) {
        %9 = memref.load %arg0[%7] : memref<?xf32>
        scf.yield %9 : f32
      } else {
        scf.yield %cst : f32
      }
      scf.yield %6, %8 : f32, f32
    }
    return
  }
  func.func @escape(%arg0: memref<?xf32>) -> (f32, f32) {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %c6 = arith.constant 6 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %cst_0 = arith.constant 2.500000e+00 : f32
    %0 = memref.load %arg0[%c0] : memref<?xf32>
    %1 = arith.addf %0, %cst_0 : f32
    %2 = memref.load %arg0[%c1] : memref<?xf32>
    %3 = arith.mulf %1, %0 : f32
    %4 = arith.addf %2, %1 : f32
    %5 = memref.load %arg0[%c2] : memref<?xf32>
    %6:6 = scf.for %arg1 = %c0 to %c9 step %c1 iter_args(%arg2 = %4, %arg3 = %cst_0, %arg4 = %3, %arg5 = %4, %arg6 = %2, %arg7 = %5) -> (f32, f32, f32, f32, f32, f32) {
      %7 = arith.cmpi slt, %arg1, %c6 : index
      %8 = arith.cmpi slt, %arg1, %c7 : index
      %9 = arith.cmpi slt, %arg1, %c8 : index
      %10 = arith.subf %arg4, %arg3 : f32
      %11 = scf.if %9 -> (f32) {
        %16 = arith.mulf %arg5, %arg6 : f32
        scf.yield %16 : f32
      } else {
        scf.yield %cst : f32
      }
      %12 = scf.if %8 -> (f32) {
        %16 = arith.addf %arg7, %arg2 : f32
        scf.yield %16 : f32
      } else {
        scf.yield %cst : f32
      }
      %13 = arith.addi %arg1, %c3 : index
      %14 = scf.if %7 -> (f32) {
        %16 = memref.load %arg0[%13] : memref<?xf32>
        scf.yield %16 : f32
      } else {
        scf.yield %cst : f32
      }
      %15 = arith.select %8, %12, %arg2 : f32
      scf.yield %15, %10, %11, %12, %arg7, %14 : f32, f32, f32, f32, f32, f32
    }
    return %6#0, %6#1 : f32, f32
  }
  func.func @nested(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: i1, %arg3: i32, %arg4: i32, %arg5: i32) {
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 2.500000e+00 : f32
    %0 = arith.cmpi slt, %arg4, %arg3 : i32
    %1 = scf.if %0 -> (index) {
      %10 = arith.index_cast %arg4 : i32 to index
      scf.yield %10 : index
    } else {
      scf.yield %c0 : index
    }
    %2 = scf.if %0 -> (f32) {
      %10 = memref.load %arg0[%1] : memref<?xf32>
      scf.yield %10 : f32
    } else {
      scf.yield %cst : f32
    }
    %3 = arith.addi %arg4, %arg5 : i32
    %4 = arith.cmpi slt, %3, %arg3 : i32
    %5 = arith.addi %arg4, %arg5 : i32
    %6 = scf.if %4 -> (index) {
      %10 = arith.index_cast %5 : i32 to index
      scf.yield %10 : index
    } else {
      scf.yield %c0 : index
    }
    %7 = scf.if %0 -> (f32) {
      %10 = scf.if %arg2 -> (f32) {
        %11 = arith.addf %2, %cst_0 : f32
        %12 = arith.sitofp %arg4 : i32 to f32
        %13 = arith.addf %11, %12 : f32
        scf.yield %13 : f32
      } else {
        scf.yield %cst_0 : f32
      }
      scf.yield %10 : f32
    } else {
      scf.yield %cst : f32
    }
    %8 = scf.if %4 -> (f32) {
      %10 = memref.load %arg0[%6] : memref<?xf32>
      scf.yield %10 : f32
    } else {
      scf.yield %cst : f32
    }
    %9:4 = scf.for %arg6 = %arg4 to %arg3 step %arg5 iter_args(%arg7 = %8, %arg8 = %7, %arg9 = %1, %arg10 = %6) -> (f32, f32, index, index)  : i32 {
      %10 = arith.muli %arg5, %c2_i32 : i32
      %11 = arith.subi %arg3, %10 : i32
      %12 = arith.cmpi slt, %arg6, %11 : i32
      %13 = arith.subi %arg3, %arg5 : i32
      %14 = arith.cmpi slt, %arg6, %13 : i32
      %15 = arith.muli %arg5, %c2_i32 : i32
      %16 = arith.addi %arg6, %15 : i32
      %17 = scf.if %12 -> (index) {
        %21 = arith.index_cast %16 : i32 to index
        scf.yield %21 : index
      } else {
        scf.yield %c0 : index
      }
      %18 = arith.addi %arg6, %arg5 : i32
      %19 = scf.if %14 -> (f32) {
        %21 = scf.if %arg2 -> (f32) {
          %22 = arith.addf %arg7, %cst_0 : f32
          %23 = arith.sitofp %18 : i32 to f32
          %24 = arith.addf %22, %23 : f32
          scf.yield %24 : f32
        } else {
          scf.yield %cst_0 : f32
        }
        scf.yield %21 : f32
      } else {
        scf.yield %cst : f32
      }
      memref.store %arg8, %arg1[%arg9] : memref<?xf32>
      %20 = scf.if %12 -> (f32) {
        %21 = memref.load %arg0[%17] : memref<?xf32>
        scf.yield %21 : f32
      } else {
        scf.yield %cst : f32
      }
      scf.yield %20, %19, %arg10, %17 : f32, f32, index, index
    }
    return
  }
  func.func @sub(%arg0: memref<?xf32>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %0 = arith.cmpi sgt, %arg1, %c0 : index
    %1 = scf.if %0 -> (memref<?xf32, strided<[1], offset: ?>>) {
      %subview = memref.subview %arg0[%c0] [%arg2] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      scf.yield %subview : memref<?xf32, strided<[1], offset: ?>>
    } else {
      %subview = memref.subview %arg0[%c0] [%arg2] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      scf.yield %subview : memref<?xf32, strided<[1], offset: ?>>
    }
    %2 = scf.for %arg3 = %c0 to %arg1 step %arg2 iter_args(%arg4 = %1) -> (memref<?xf32, strided<[1], offset: ?>>) {
      %3 = arith.subi %arg1, %arg2 : index
      %4 = arith.cmpi slt, %arg3, %3 : index
      %5 = arith.addi %arg3, %arg2 : index
      %6 = scf.if %4 -> (memref<?xf32, strided<[1], offset: ?>>) {
        %subview = memref.subview %arg0[%5] [%arg2] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
        scf.yield %subview : memref<?xf32, strided<[1], offset: ?>>
      } else {
        %subview = memref.subview %arg0[%5] [%arg2] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
        scf.yield %subview : memref<?xf32, strided<[1], offset: ?>>
      }
      %7 = memref.load %arg4[%c0] : memref<?xf32, strided<[1], offset: ?>>
      memref.store %7, %arg4[%arg2] : memref<?xf32, strided<[1], offset: ?>>
      scf.yield %6 : memref<?xf32, strided<[1], offset: ?>>
    }
    return
  }
}

