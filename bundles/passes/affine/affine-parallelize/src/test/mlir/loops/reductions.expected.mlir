#set = affine_set<(d0) : (d0 - 4 >= 0)>
module {
  func.func @r(%arg0: memref<10xf32>, %arg1: f32, %arg2: index, %arg3: memref<10xi32>, %arg4: i32) -> (f32, f32, i32, i32) {
    %0:2 = affine.parallel (%arg5) = (2) to (10) step (3) reduce ("addf", "maximumf") -> (f32, f32) {
      %4 = affine.load %arg0[%arg5] : memref<10xf32>
      %5 = arith.mulf %4, %4 : f32
      affine.yield %4, %5 : f32, f32
    }
    %1 = arith.addf %arg1, %0#0 : f32
    %2 = arith.maximumf %arg1, %0#1 : f32
    %3:2 = affine.for %arg5 = %arg2 to 10 iter_args(%arg6 = %arg4, %arg7 = %arg4) -> (i32, i32) {
      %4 = affine.load %arg3[%arg5] : memref<10xi32>
      %5 = arith.maxsi %4, %arg6 : i32
      %6 = arith.muli %4, %4 : i32
      %7 = arith.addi %arg7, %6 : i32
      %8 = arith.addi %7, %6 : i32
      affine.yield %5, %8 : i32, i32
    }
    return %1, %2, %3#0, %3#1 : f32, f32, i32, i32
  }
  func.func @k(%arg0: memref<10xi32>, %arg1: i32, %arg2: memref<10xf32>, %arg3: f32) {
    %0 = affine.parallel (%arg4) = (0) to (10) reduce ("muli") -> (i32) {
      %13 = affine.load %arg0[%arg4] : memref<10xi32>
      affine.yield %13 : i32
    }
    %1 = arith.muli %arg1, %0 : i32
    %2 = affine.parallel (%arg4) = (0) to (10) reduce ("andi") -> (i32) {
      %13 = affine.load %arg0[%arg4] : memref<10xi32>
      affine.yield %13 : i32
    }
    %3 = arith.andi %arg1, %2 : i32
    %4 = affine.parallel (%arg4) = (0) to (10) reduce ("ori") -> (i32) {
      %13 = affine.load %arg0[%arg4] : memref<10xi32>
      affine.yield %13 : i32
    }
    %5 = arith.ori %arg1, %4 : i32
    %6 = affine.parallel (%arg4) = (0) to (10) reduce ("mulf") -> (f32) {
      %13 = affine.load %arg2[%arg4] : memref<10xf32>
      affine.yield %13 : f32
    }
    %7 = arith.mulf %arg3, %6 : f32
    %8 = affine.for %arg4 = 0 to 10 iter_args(%arg5 = %arg3) -> (f32) {
      %13 = affine.load %arg2[%arg4] : memref<10xf32>
      %14 = arith.minnumf %13, %arg5 : f32
      affine.yield %14 : f32
    }
    %9 = affine.parallel (%arg4) = (0) to (10) reduce ("minimumf") -> (f32) {
      %13 = affine.load %arg2[%arg4] : memref<10xf32>
      affine.yield %13 : f32
    }
    %10 = arith.minimumf %arg3, %9 : f32
    %11 = affine.for %arg4 = 0 to 10 iter_args(%arg5 = %arg3) -> (f32) {
      %13 = affine.load %arg2[%arg4] : memref<10xf32>
      %14 = arith.subf %arg5, %13 : f32
      affine.yield %14 : f32
    }
    %12 = affine.for %arg4 = 0 to 10 iter_args(%arg5 = %arg1) -> (i32) {
      %13 = affine.load %arg0[%arg4] : memref<10xi32>
      %14 = arith.xori %13, %arg5 : i32
      affine.yield %14 : i32
    }
    return
  }
  func.func @effects(%arg0: index, %arg1: i1, %arg2: memref<10xf32>, %arg3: memref<10xf32>, %arg4: f32) {
    affine.parallel (%arg5) = (0) to (10) {
      %alloc = memref.alloc() : memref<10xf32>
      affine.store %arg4, %alloc[0] : memref<10xf32>
      %0 = affine.load %alloc[0] : memref<10xf32>
      affine.store %0, %arg2[%arg5] : memref<10xf32>
    }
    affine.for %arg5 = 0 to 10 {
      %alloc = memref.alloc() : memref<10xf32>
      memref.dealloc %alloc : memref<10xf32>
    }
    affine.for %arg5 = 0 to 10 {
      scf.if %arg1 {
        affine.store %arg4, %arg2[%arg5] : memref<10xf32>
      }
    }
    affine.parallel (%arg5) = (0) to (9) {
      %0 = affine.load %arg3[%arg5 + 1] : memref<10xf32>
      affine.store %arg4, %arg2[%arg5] : memref<10xf32>
      affine.if #set(%arg5) {
        %1 = affine.load %arg2[%arg5] : memref<10xf32>
      }
    }
    affine.for %arg5 = 0 to 9 {
      %0 = affine.load %arg2[%arg5 + 1] : memref<10xf32>
      affine.store %arg4, %arg2[%arg5] : memref<10xf32>
    }
    affine.parallel (%arg5) = (0) to (5) {
      %0 = affine.load %arg2[%arg5 + 5] : memref<10xf32>
      affine.store %arg4, %arg2[%arg5] : memref<10xf32>
      affine.parallel (%arg6) = (0) to (%arg5) {
        affine.store %arg4, %arg3[%arg5 + %arg6 * 5] : memref<10xf32>
      }
    }
    affine.for %arg5 = 0 to 5 {
      affine.parallel (%arg6) = (0) to (5) {
        affine.store %arg4, %arg3[%arg5 + %arg6] : memref<10xf32>
      }
    }
    affine.for %arg5 = 0 to 5 {
      affine.parallel (%arg6) = (0) to (5) {
        affine.store %arg4, %arg3[%arg5 * 5 + %arg6] : memref<10xf32>
      }
    }
    return
  }
}

