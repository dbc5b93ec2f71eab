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
    %20 = arith.muli %19, %c-3 : index
    %21 = arith.addi %11, %20 : index
    %c6 = arith.constant 6 : index
    %c3_2 = arith.constant 3 : index
    %c-2 = arith.constant -2 : index
    %22 = arith.muli %c3, %c-2 : index
    %23 = arith.addi %arg0, %22 : index
    %24 = arith.minsi %arg0, %c3_2 : index
    %25 = arith.minsi %24, %23 : index
    %c0_3 = arith.constant 0 : index
    %c3_4 = arith.constant 3 : index
    scf.for %arg3 = %c0_3 to %arg0 step %c3_4 {
      %c4 = arith.constant 4 : index
      %40 = arith.maxsi %arg3, %c4 : index
      %c1_15 = arith.constant 1 : index
      %41 = arith.addi %arg3, %c1_15 : index
      %c4_16 = arith.constant 4 : index
      %42 = arith.minsi %41, %c4_16 : index
      %c1_17 = arith.constant 1 : index
      scf.for %arg4 = %40 to %42 step %c1_17 {
        %c2_18 = arith.constant 2 : index
        %43 = arith.addi %arg3, %c2_18 : index
        %c-1_19 = arith.constant -1 : index
        %44 = arith.addi %arg0, %c-1_19 : index
        %45 = memref.load %arg1[%43, %44] : memref<?x4xf32>
        %c4_20 = arith.constant 4 : index
        %46 = arith.remsi %arg3, %c4_20 : index
        %c0_21 = arith.constant 0 : index
        %47 = arith.cmpi slt, %46, %c0_21 : index
        %48 = arith.addi %46, %c4_20 : index
        %49 = arith.select %47, %48, %46 : index
        memref.store %45, %arg1[%49, %arg4] : memref<?x4xf32>
        memref.prefetch %arg1[%arg3, %arg4], read, locality<3>, data : memref<?x4xf32>
        %c0_22 = arith.constant 0 : index
        %50 = arith.cmpi sge, %arg3, %c0_22 : index
        %c-1_23 = arith.constant -1 : index
        %51 = arith.muli %arg3, %c-1_23 : index
        %52 = arith.addi %51, %arg0 : index
        %c1_24 = arith.constant 1 : index
        %53 = arith.addi %52, %c1_24 : index
        %54 = arith.cmpi eq, %53, %c0_22 : index
        %55 = arith.andi %50, %54 : i1
        %c1_25 = arith.constant 1 : index
        %56 = arith.cmpi sge, %c1_25, %c0_22 : index
        %57 = arith.andi %55, %56 : i1
        scf.if %57 {
          memref.store %45, %arg1[%arg3, %arg4] : memref<?x4xf32>
        } else {
          memref.store %arg2, %arg1[%arg3, %arg4] : memref<?x4xf32>
        }
        %58 = vector.load %arg1[%arg3, %arg4] : memref<?x4xf32>, vector<4xf32>
        %c0_26 = arith.constant 0 : index
        vector.store %58, %arg1[%arg3, %c0_26] : memref<?x4xf32>, vector<4xf32>
      }
    }
    %c0_5 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1_6 = arith.constant 1 : index
    %26 = scf.for %arg3 = %c0_5 to %c10 step %c1_6 iter_args(%arg4 = %arg2) -> (f32) {
      %40 = arith.addf %arg4, %arg2 : f32
      scf.yield %40 : f32
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
        %40 = arith.addf %arg5, %arg6 : f32
        scf.reduce.return %40 : f32
      }
    }
    %c3_10 = arith.constant 3 : index
    %c0_11 = arith.constant 0 : index
    %c-1_12 = arith.constant -1 : index
    %30 = arith.cmpi slt, %arg0, %c0_11 : index
    %31 = arith.subi %c-1_12, %arg0 : index
    %32 = arith.select %30, %31, %arg0 : index
    %33 = arith.divsi %32, %c3_10 : index
    %34 = arith.subi %c-1_12, %33 : index
    %35 = arith.select %30, %34, %33 : index
    %c3_13 = arith.constant 3 : index
    %36 = arith.remsi %arg0, %c3_13 : index
    %c0_14 = arith.constant 0 : index
    %37 = arith.cmpi slt, %36, %c0_14 : index
    %38 = arith.addi %36, %c3_13 : index
    %39 = arith.select %37, %38, %36 : index
    return %21, %25, %arg0 : index, index, index
  }
}

