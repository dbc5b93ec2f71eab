module {
  func.func @p(%arg0: index, %arg1: f32, %arg2: i32, %arg3: f16) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 0xFC00 : f16
    %cst_2 = arith.constant 0.000000e+00 : f16
    %0:4 = scf.parallel (%arg4) = (%c0) to (%arg0) step (%c1) init (%cst, %cst_0, %cst_1, %cst_2) -> (f32, f32, f16, f16) {
      scf.reduce(%arg1, %arg1, %arg3, %arg3 : f32, f32, f16, f16) {
      ^bb0(%arg5: f32, %arg6: f32):
        %2 = arith.mulf %arg5, %arg6 : f32
        scf.reduce.return %2 : f32
      }, {
      ^bb0(%arg5: f32, %arg6: f32):
        %2 = arith.minimumf %arg5, %arg6 : f32
        scf.reduce.return %2 : f32
      }, {
      ^bb0(%arg5: f16, %arg6: f16):
        %2 = arith.maximumf %arg5, %arg6 : f16
        scf.reduce.return %2 : f16
      }, {
      ^bb0(%arg5: f16, %arg6: f16):
        %2 = arith.addf %arg5, %arg6 : f16
        scf.reduce.return %2 : f16
      }
    }
    %c0_3 = arith.constant 0 : index
    %c0_4 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32_5 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %1:4 = scf.parallel (%arg4, %arg5) = (%c0_3, %c0_4) to (%arg0, %c10) step (%c5, %c7) init (%c0_i32, %c1_i32, %c0_i32_5, %c-1_i32) -> (i32, i32, i32, i32) {
      scf.reduce(%arg2, %arg2, %arg2, %arg2 : i32, i32, i32, i32) {
      ^bb0(%arg6: i32, %arg7: i32):
        %2 = arith.addi %arg6, %arg7 : i32
        scf.reduce.return %2 : i32
      }, {
      ^bb0(%arg6: i32, %arg7: i32):
        %2 = arith.muli %arg6, %arg7 : i32
        scf.reduce.return %2 : i32
      }, {
      ^bb0(%arg6: i32, %arg7: i32):
        %2 = arith.ori %arg6, %arg7 : i32
        scf.reduce.return %2 : i32
      }, {
      ^bb0(%arg6: i32, %arg7: i32):
        %2 = arith.andi %arg6, %arg7 : i32
        scf.reduce.return %2 : i32
      }
    }
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    %c10_8 = arith.constant 10 : index
    %c1_9 = arith.constant 1 : index
    %c1_10 = arith.constant 1 : index
    scf.parallel (%arg4, %arg5) = (%c0_6, %c0_7) to (%arg0, %c10_8) step (%c1_9, %c1_10) {
      %c1_11 = arith.constant 1 : index
      scf.parallel (%arg6) = (%arg4) to (%arg5) step (%c1_11) {
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

// -----
module {
  func.func @dma(%arg0: memref<16x?xf32>, %arg1: memref<4xf32, 2>, %arg2: memref<1xi32>, %arg3: index) {
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c10 step %c1 {
      %c1_0 = arith.constant 1 : index
      %0 = arith.addi %arg4, %c1_0 : index
      %c2 = arith.constant 2 : index
      %1 = arith.muli %arg4, %c2 overflow<nsw> : index
      %c4 = arith.constant 4 : index
      %2 = arith.remsi %arg4, %c4 : index
      %c0_1 = arith.constant 0 : index
      %3 = arith.cmpi slt, %2, %c0_1 : index
      %4 = arith.addi %2, %c4 : index
      %5 = arith.select %3, %4, %2 : index
      %c0_2 = arith.constant 0 : index
      memref.dma_start %arg0[%0, %1], %arg1[%5], %c7, %arg2[%c0_2], %arg3, %c7 : memref<16x?xf32>, memref<4xf32, 2>, memref<1xi32>
      %c0_3 = arith.constant 0 : index
      %c-1 = arith.constant -1 : index
      %6 = arith.addi %arg4, %c-1 : index
      memref.dma_start %arg0[%arg4, %arg3], %arg1[%c0_3], %c7, %arg2[%6] : memref<16x?xf32>, memref<4xf32, 2>, memref<1xi32>
      %c3 = arith.constant 3 : index
      %c0_4 = arith.constant 0 : index
      %c-1_5 = arith.constant -1 : index
      %7 = arith.cmpi slt, %arg4, %c0_4 : index
      %8 = arith.subi %c-1_5, %arg4 : index
      %9 = arith.select %7, %8, %arg4 : index
      %10 = arith.divsi %9, %c3 : index
      %11 = arith.subi %c-1_5, %10 : index
      %12 = arith.select %7, %11, %10 : index
      memref.dma_wait %arg2[%12], %arg3 : memref<1xi32>
    }
    return
  }
}

// -----
module {
  func.func @if(%arg0: index, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %0 = arith.remsi %arg0, %c3 : index
    %c0_0 = arith.constant 0 : index
    %1 = arith.cmpi slt, %0, %c0_0 : index
    %2 = arith.addi %0, %c3 : index
    %3 = arith.select %1, %2, %0 : index
    %4 = arith.cmpi eq, %3, %c0 : index
    %5 = scf.if %4 -> (f32) {
      scf.yield %arg1 : f32
    } else {
      scf.yield %arg1 : f32
    }
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %6 = arith.cmpi eq, %c1, %c0_1 : index
    scf.if %6 {
    }
    %c1_2 = arith.constant 1 : index
    %7 = arith.addi %arg0, %c1_2 : index
    %c4 = arith.constant 4 : index
    %8 = arith.muli %arg0, %c4 overflow<nsw> : index
    %c1_3 = arith.constant 1 : index
    %9 = scf.for %arg2 = %7 to %8 step %c1_3 iter_args(%arg3 = %arg1) -> (f32) {
      %c0_4 = arith.constant 0 : index
      %c3_5 = arith.constant 3 : index
      %10 = arith.remsi %arg0, %c3_5 : index
      %c0_6 = arith.constant 0 : index
      %11 = arith.cmpi slt, %10, %c0_6 : index
      %12 = arith.addi %10, %c3_5 : index
      %13 = arith.select %11, %12, %10 : index
      %14 = arith.cmpi eq, %13, %c0_4 : index
      %15 = scf.if %14 -> (f32) {
        scf.yield %arg1 : f32
      } else {
        %c0_7 = arith.constant 0 : index
        %c-1 = arith.constant -1 : index
        %16 = arith.muli %arg0, %c-1 overflow<nsw> : index
        %17 = arith.addi %arg2, %16 : index
        %18 = arith.cmpi sge, %17, %c0_7 : index
        %19 = scf.if %18 -> (f32) {
          scf.yield %arg3 : f32
        } else {
          scf.yield %5 : f32
        }
        scf.yield %19 : f32
      }
      scf.yield %15 : f32
    }
    return %9 : f32
  }
}

// -----
module {
  func.func @unreach(%arg0: index, %arg1: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
    }
    return
  ^bb1:  // no predecessors
    affine.for %arg2 = 0 to 3 {
      %0 = affine.load %arg1[%arg2] : memref<4xf32>
      affine.store %0, %arg1[%arg2] : memref<4xf32>
    }
    return
  }
}

// -----
module {
  func.func @folds(%arg0: tensor<4x?xf32>, %arg1: memref<4xf32>, %arg2: i1) -> (index, memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %cast = memref.cast %arg1 : memref<4xf32> to memref<?xf32>
    %0 = memref.load %arg1[%c0] : memref<4xf32>
    %c2 = arith.constant 2 : index
    %1 = arith.muli %c4, %c2 overflow<nsw> : index
    %c2_0 = arith.constant 2 : index
    %2 = arith.muli %1, %c2_0 overflow<nsw> : index
    %c2_1 = arith.constant 2 : index
    %3 = arith.muli %1, %c2_1 overflow<nsw> : index
    %dim = memref.dim %cast, %c0 : memref<?xf32>
    %cast_2 = memref.cast %arg1 : memref<4xf32> to memref<4xf32>
    scf.if %arg2 {
      "any.use"(%2, %3, %dim) : (index, index, index) -> ()
    }
    return %2, %cast_2 : index, memref<4xf32>
  }
}

