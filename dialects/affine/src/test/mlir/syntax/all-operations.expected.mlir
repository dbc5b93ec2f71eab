#map = affine_map<(d0)[s0] -> (d0, s0)>
#map1 = affine_map<()[s0] -> (s0, s0 + 1)>
#map2 = affine_map<()[s0] -> (s0 + 1)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: memref<100xf32>, %arg4: memref<100xf32, 2>, %arg5: memref<1xi32>) {
    affine.for %arg6 = 0 to 10 {
    } {x}
    %0:2 = affine.for %arg6 = max #map(%arg1)[%arg1] to min #map1()[%arg1] step 3 iter_args(%arg7 = %arg1, %arg8 = %arg1) -> (index, index) {
      affine.yield %arg8, %arg7 : index, index
    } {y}
    affine.for %arg6 = %arg1 to #map2()[%arg1] {
      affine.if #set(%arg6)[%arg1] {
        affine.prefetch %arg0[%arg6, %arg6 + 1], write, locality<3>, data {z} : memref<?x?xf32>
      } else {
      } {q}
      %4 = affine.if #set(%arg6)[%arg1] -> f32 {
        %cst = arith.constant 1.000000e+00 : f32
        affine.yield %cst : f32
      } else {
        %cst = arith.constant 1.000000e+00 : f32
        affine.yield %cst : f32
      }
      affine.prefetch %arg0[%arg6, %arg6 + 1], read, locality<0>, instr : memref<?x?xf32>
      %5 = affine.vector_load %arg0[%arg6, %arg1 + 3] {z} : memref<?x?xf32>, vector<4xf32>
      affine.vector_store %5, %arg0[%arg6, symbol(%arg1)] {z} : memref<?x?xf32>, vector<4xf32>
      affine.dma_start %arg3[%arg6 + 3], %arg4[%arg6], %arg5[0], %arg1 : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
      affine.dma_start %arg3[%arg6 + 3], %arg4[%arg6], %arg5[symbol(%arg1)], %arg1, %arg1, %arg1 : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
      affine.dma_wait %arg5[0], %arg1 : memref<1xi32>
      affine.dma_wait %arg5[%arg6], %arg1 : memref<1xi32>
    }
    affine.parallel (%arg6, %arg7) = (0, max(%arg1, 3)) to (10, min(%arg1 + 4, %arg1)) step (1, 2) {
    } {k}
    %1:2 = affine.parallel (%arg6, %arg7) = (0, %arg1) to (10, %arg1 * 2) reduce ("addf", "minimumf") -> (f32, f32) {
      %cst = arith.constant 1.000000e+00 : f32
      affine.yield %cst, %cst : f32, f32
    }
    %2 = affine.parallel (%arg6) = (%arg1) to (symbol(%arg1)) reduce ("addf") -> (f32) {
      %cst = arith.constant 1.000000e+00 : f32
      affine.yield %cst : f32
    }
    affine.parallel () = () to () {
    }
    %3:3 = affine.delinearize_index %arg1 into (%arg1, %arg1, %arg1) {x} : index, index, index
    return
  }
}

