#map = affine_map<(d0)[s0] -> (d0 mod 3 + s0)>
module {
  func.func @loops(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) {
    %c2 = arith.constant 2 : index
    affine.for %arg3 = 0 to %arg1 {
      affine.for %arg4 = 0 to 10 {
        %0 = arith.addi %arg1, %arg4 : index
        %1 = arith.addi %arg2, %arg3 overflow<nsw> : index
        %2 = arith.muli %1, %arg2 : index
        %3 = affine.load %arg0[%arg4 + symbol(%arg1), (%arg3 + symbol(%arg2)) * symbol(%arg2)] : memref<?x?xf32>
        affine.store %3, %arg0[%arg4, %arg4] : memref<?x?xf32>
        %4 = arith.muli %0, %c2 : index
        %5 = affine.apply #map(%arg3)[%arg1]
        %6 = arith.addi %5, %arg4 : index
        affine.store %3, %arg0[(%arg4 + symbol(%arg1)) * 2, %arg4 + %5] : memref<?x?xf32>
      }
    }
    return
  }
  func.func @symbols(%arg0: memref<?x?xf32>, %arg1: memref<f32>, %arg2: index, %arg3: i32, %arg4: f32) {
    %c2 = arith.constant 2 : index
    %0 = arith.index_cast %arg3 : i32 to index
    %1 = arith.addi %arg2, %0 : index
    affine.store %arg4, %arg0[symbol(%arg2) + symbol(%0), 2] : memref<?x?xf32>
    affine.store %arg4, %arg1[] : memref<f32>
    scf.for %arg5 = %c2 to %arg2 step %c2 {
      %2 = arith.divui %arg2, %c2 : index
      affine.store %arg4, %arg0[symbol(%arg2), symbol(%2)] : memref<?x?xf32>
    }
    return
  }
}

