module {
  func.func @f(%arg0: index, %arg1: memref<?x4xf32>, %arg2: f32) -> (index, index, index) {
    %c3 = arith.constant 3 : index
    %0 = arith.addi %c3, %c3 : index
    %1 = arith.remsi %arg0, %c3 : index
    %c0 = arith.constant 0 : index
    %2 = arith.cmpi slt, %1, %c0 : index
    %3 = arith.addi %1, %c3 : index
    %4 = arith.select %2, %3, %1 : index
    %c7 = arith.constant 7 : index
    %c0_0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %5 = arith.cmpi slt, %arg0, %c0_0 : index
    %6 = arith.subi %c-1, %arg0 : index
    %7 = arith.select %5, %6, %arg0 : index
    %8 = arith.divsi %7, %c7 : index
    %9 = arith.subi %c-1, %8 : index
    %10 = arith.select %5, %9, %8 : index
    %11 = arith.addi %4, %10 : index
    %c5 = arith.constant 5 : index
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %12 = arith.cmpi sle, %arg0, %c0_1 : index
    %13 = arith.subi %c0_1, %arg0 : index
    %14 = arith.subi %arg0, %c1 : index
    %15 = arith.select %12, %13, %14 : index
    %16 = arith.divsi %15, %c5 : index
    %17 = arith.subi %c0_1, %16 : index
    %18 = arith.addi %16, %c1 : index
    %19 = arith.select %12, %17, %18 : index
    %c-3 = arith.constant -3 : index
    %20 = arith.muli %19, %c-3 overflow<nsw> : index
    %21 = arith.addi %11, %20 : index
    %c6 = arith.constant 6 : index
    %c3_2 = arith.constant 3 : index
    %c-2 = arith.constant -2 : index
    %22 = arith.muli %c3, %c-2 overflow<nsw> : index
    %23 = arith.addi %arg0, %22 : index
    %24 = arith.minsi %arg0, %c3_2 : index
    %25 = arith.minsi %24, %23 : index
    %c0_3 = arith.constant 0 : index
    %c3_4 = arith.constant 3 : index
    scf.for %arg3 = %c0_3 to %arg0 step %c3_4 {
      %c4 = arith.constant 4 : index
      %35 = arith.maxsi %arg3, %c4 : index
      %c1_12 = arith.constant 1 : index
      %36 = arith.addi %arg3, %c1_12 : index
      %c4_13 = arith.constant 4 : index
      %37 = arith.minsi %36, %c4_13 : index
      %c1_14 = arith.constant 1 : index
      scf.for %arg4 = %35 to %37 step %c1_14 {
        %c2_15 = arith.constant 2 : index
        %38 = arith.addi %arg3, %c2_15 : index
        %c-1_16 = arith.constant -1 : index
        %39 = arith.addi %arg0, %c-1_16 : index
        %40 = memref.load %arg1[%38, %39] : memref<?x4xf32>
        %c4_17 = arith.constant 4 : index
        %41 = arith.remsi %arg3, %c4_17 : index
        %c0_18 = arith.constant 0 : index
        %42 = arith.cmpi slt, %41, %c0_18 : index
        %43 = arith.addi %41, %c4_17 : index
        %44 = arith.select %42, %43, %41 : index
        memref.store %40, %arg1[%44, %arg4] : memref<?x4xf32>
        memref.prefetch %arg1[%arg3, %arg4], read, locality<3>, data : memref<?x4xf32>
        %c0_19 = arith.constant 0 : index
        %45 = arith.cmpi sge, %arg3, %c0_19 : index
        %c-1_20 = arith.constant -1 : index
        %46 = arith.muli %arg3, %c-1_20 overflow<nsw> : index
        %47 = arith.addi %46, %arg0 : index
        %c1_21 = arith.constant 1 : index
        %48 = arith.addi %47, %c1_21 : index
        %49 = arith.cmpi eq, %48, %c0_19 : index
        %50 = arith.andi %45, %49 : i1
        %c1_22 = arith.constant 1 : index
        %51 = arith.cmpi sge, %c1_22, %c0_19 : index
        %52 = arith.andi %50, %51 : i1
        scf.if %52 {
          memref.store %40, %arg1[%arg3, %arg4] : memref<?x4xf32>
        } else {
          memref.store %arg2, %arg1[%arg3, %arg4] : memref<?x4xf32>
        }
        %53 = vector.load %arg1[%arg3, %arg4] : memref<?x4xf32>, vector<4xf32>
        %c0_23 = arith.constant 0 : index
        vector.store %53, %arg1[%arg3, %c0_23] : memref<?x4xf32>, vector<4xf32>
      }
    }
    %c0_5 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1_6 = arith.constant 1 : index
    %26 = scf.for %arg3 = %c0_5 to %c10 step %c1_6 iter_args(%arg4 = %arg2) -> (f32) {
      %35 = arith.addf %arg4, %arg2 : f32
      scf.yield %35 : f32
    }
    %c0_7 = arith.constant 0 : index
    %c30 = arith.constant 30 : index
    %27 = arith.minsi %arg0, %c30 : index
    %c3_8 = arith.constant 3 : index
    %28 = arith.maxsi %arg0, %c3_8 : index
    %c20 = arith.constant 20 : index
    %c2 = arith.constant 2 : index
    %c3_9 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %29 = scf.parallel (%arg3, %arg4) = (%c0_7, %28) to (%27, %c20) step (%c2, %c3_9) init (%cst) -> f32 {
      scf.reduce(%arg2 : f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        %35 = arith.addf %arg5, %arg6 : f32
        scf.reduce.return %35 : f32
      }
    }
    %c3_10 = arith.constant 3 : index
    %c0_11 = arith.constant 0 : index
    %30 = arith.floordivsi %arg0, %c3_10 : index
    %31 = arith.remsi %arg0, %c3_10 : index
    %32 = arith.cmpi slt, %31, %c0_11 : index
    %33 = arith.addi %31, %c3_10 overflow<nsw> : index
    %34 = arith.select %32, %33, %31 : index
    return %21, %25, %arg0 : index, index, index
  }
}

