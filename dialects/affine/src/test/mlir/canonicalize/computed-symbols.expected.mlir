#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> f32 {
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = affine.for %arg3 = 0 to 10 iter_args(%arg4 = %cst) -> (f32) {
      %1 = arith.addi %arg1, %arg2 : index
      %2 = arith.divui %1, %c4 : index
      %3 = arith.divui %1, %arg2 : index
      %4 = affine.apply #map(%3, %arg3)
      %5 = arith.muli %arg3, %arg1 : index
      %6 = affine.apply #map(%5, %arg3)
      %7 = affine.load %arg0[%arg3 + symbol(%1)] : memref<?xf32>
      %8 = affine.load %arg0[%arg3 + symbol(%2) * 2] : memref<?xf32>
      %9 = memref.load %arg0[%4] : memref<?xf32>
      %10 = memref.load %arg0[%6] : memref<?xf32>
      %11 = arith.addf %7, %8 : f32
      %12 = arith.addf %9, %10 : f32
      %13 = arith.addf %11, %12 : f32
      affine.yield %13 : f32
    }
    return %0 : f32
  }
}

