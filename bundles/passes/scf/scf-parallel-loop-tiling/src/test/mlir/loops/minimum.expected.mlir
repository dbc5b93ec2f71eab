#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @p(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %cst = arith.constant 1.000000e+00 : f32
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c1_2 = arith.constant 1 : index
    %0 = arith.muli %c1, %c1_1 : index
    %1 = arith.muli %c2, %c4 : index
    %2 = arith.muli %c1, %c1_2 : index
    scf.parallel (%arg3, %arg4, %arg5) = (%arg0, %c0, %c0) to (%arg1, %c10, %c16) step (%0, %1, %2) {
      %4 = affine.min #map(%0, %arg1, %arg3)
      %5 = affine.min #map(%1, %c10, %arg4)
      scf.parallel (%arg6, %arg7, %arg8) = (%c0_0, %c0_0, %c0_0) to (%4, %5, %2) step (%c1, %c2, %c1) {
        %6 = arith.addi %arg6, %arg3 : index
        %7 = arith.addi %arg7, %arg4 : index
        %8 = arith.addi %arg8, %arg5 : index
        memref.store %cst, %arg2[%6, %8] : memref<?x?xf32>
        memref.store %cst, %arg2[%6, %7] : memref<?x?xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4) = (%arg0, %c0) to (%arg1, %c10) step (%c1, %c2) {
      %c0_3 = arith.constant 0 : index
      %c1_4 = arith.constant 1 : index
      %4 = arith.muli %c2, %c1_4 : index
      scf.parallel (%arg5) = (%c0) to (%c10) step (%4) {
        scf.parallel (%arg6) = (%c0_3) to (%4) step (%c2) {
          %5 = arith.addi %arg6, %arg5 : index
          memref.store %cst, %arg2[%arg3, %arg4] : memref<?x?xf32>
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    %3 = scf.parallel (%arg3) = (%arg0) to (%arg1) step (%c1) init (%cst) -> f32 {
      scf.reduce(%cst : f32) {
      ^bb0(%arg4: f32, %arg5: f32):
        %4 = arith.addf %arg4, %arg5 : f32
        scf.reduce.return %4 : f32
      }
    }
    return
  }
}

