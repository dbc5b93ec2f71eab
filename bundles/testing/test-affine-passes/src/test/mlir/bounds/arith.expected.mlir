module {
  func.func @arith(%arg0: index, %arg1: index) {
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %0 = arith.muli %c5, %arg0 : index
    %1 = arith.subi %0, %arg1 : index
    %2 = arith.addi %1, %c3 : index
    %c3_0 = arith.constant 3 : index
    %3 = arith.addi %1, %c3_0 : index
    %c4 = arith.constant 4 : index
    %4 = arith.addi %1, %c4 : index
    %c3_1 = arith.constant 3 : index
    %5 = arith.addi %1, %c3_1 : index
    "use"(%3, %4, %5) : (index, index, index) -> ()
    %6 = arith.addi %0, %0 : index
    %c2 = arith.constant 2 : index
    %7 = arith.muli %0, %c2 : index
    "use"(%7) : (index) -> ()
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> ((d0 + d1 * 3) floordiv 4 + d0 mod 5)>
#map1 = affine_map<(d0, d1) -> (d0 ceildiv 4)>
#map2 = affine_map<(d0, d1) -> (d0 mod 4)>
#map3 = affine_map<(d0, d1) -> (d0 * 2 + d1 + 8)>
module {
  func.func @affine(%arg0: index, %arg1: index) {
    %0 = affine.apply #map(%arg0, %arg1)
    %c3 = arith.constant 3 : index
    %1 = arith.muli %arg1, %c3 : index
    %2 = arith.addi %arg0, %1 : index
    %c4 = arith.constant 4 : index
    %3 = arith.divsi %2, %c4 : index
    %4 = arith.addi %arg0, %3 : index
    %c5 = arith.constant 5 : index
    %5 = arith.divsi %arg0, %c5 : index
    %c-5 = arith.constant -5 : index
    %6 = arith.muli %5, %c-5 : index
    %7 = arith.addi %4, %6 : index
    %c3_0 = arith.constant 3 : index
    %8 = arith.muli %arg1, %c3_0 : index
    %9 = arith.addi %arg0, %8 : index
    %c4_1 = arith.constant 4 : index
    %10 = arith.divsi %9, %c4_1 : index
    %11 = arith.addi %arg0, %10 : index
    %c5_2 = arith.constant 5 : index
    %12 = arith.divsi %arg0, %c5_2 : index
    %c-5_3 = arith.constant -5 : index
    %13 = arith.muli %12, %c-5_3 : index
    %14 = arith.addi %11, %13 : index
    %c1 = arith.constant 1 : index
    %15 = arith.addi %14, %c1 : index
    %16 = affine.apply #map1(%arg0, %arg1)
    %c3_4 = arith.constant 3 : index
    %17 = arith.addi %arg0, %c3_4 : index
    %c4_5 = arith.constant 4 : index
    %18 = arith.divsi %17, %c4_5 : index
    %c1_6 = arith.constant 1 : index
    %19 = arith.addi %18, %c1_6 : index
    %20 = affine.apply #map2(%arg0, %arg1)
    %c4_7 = arith.constant 4 : index
    %21 = arith.remsi %arg0, %c4_7 : index
    %c1_8 = arith.constant 1 : index
    %22 = arith.addi %21, %c1_8 : index
    %c4_9 = arith.constant 4 : index
    %23 = affine.apply #map3(%0, %16)
    %c2 = arith.constant 2 : index
    %24 = arith.muli %arg0, %c2 : index
    %c3_10 = arith.constant 3 : index
    %25 = arith.addi %arg0, %c3_10 : index
    %c4_11 = arith.constant 4 : index
    %26 = arith.divsi %25, %c4_11 : index
    %27 = arith.addi %24, %26 : index
    %c3_12 = arith.constant 3 : index
    %28 = arith.muli %arg1, %c3_12 : index
    %29 = arith.addi %arg0, %28 : index
    %c4_13 = arith.constant 4 : index
    %30 = arith.divsi %29, %c4_13 : index
    %c2_14 = arith.constant 2 : index
    %31 = arith.muli %30, %c2_14 : index
    %32 = arith.addi %27, %31 : index
    %c5_15 = arith.constant 5 : index
    %33 = arith.divsi %arg0, %c5_15 : index
    %c-10 = arith.constant -10 : index
    %34 = arith.muli %33, %c-10 : index
    %35 = arith.addi %32, %34 : index
    %c8 = arith.constant 8 : index
    %36 = arith.addi %35, %c8 : index
    "use"(%7, %15, %19, %22, %c4_9, %36) : (index, index, index, index, index, index) -> ()
    return
  }
}

// -----
module {
  func.func @empty(%arg0: index, %arg1: index, %arg2: tensor<?x?x5xf32>, %arg3: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %0 = tensor.empty(%arg0) : tensor<?x5xf32>
    %c5 = arith.constant 5 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?x?x5xf32>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg2, %c0_0 : tensor<?x?x5xf32>
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %arg2, %c0_2 : tensor<?x?x5xf32>
    %cast = tensor.cast %arg2 : tensor<?x?x5xf32> to tensor<?x4x?xf32>
    %c0_4 = arith.constant 0 : index
    %dim_5 = tensor.dim %arg2, %c0_4 : tensor<?x?x5xf32>
    %c5_6 = arith.constant 5 : index
    "use"(%arg0, %c5, %dim_1, %dim_3, %dim_5, %c5_6) : (index, index, index, index, index, index) -> ()
    %extracted_slice = tensor.extract_slice %arg2[0, 0, 0] [1, %arg0, %arg1] [1, 1, 2] : tensor<?x?x5xf32> to tensor<?x?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %extracted_slice low[%arg0, 3] high[%arg1, %arg0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    %c0_7 = arith.constant 0 : index
    %dim_8 = tensor.dim %extracted_slice, %c0_7 : tensor<?x?xf32>
    %1 = arith.addi %dim_8, %arg0 : index
    %2 = arith.addi %1, %arg1 : index
    %c1 = arith.constant 1 : index
    %dim_9 = tensor.dim %extracted_slice, %c1 : tensor<?x?xf32>
    %3 = arith.addi %dim_9, %arg0 : index
    %c3 = arith.constant 3 : index
    %4 = arith.addi %3, %c3 : index
    %rank = tensor.rank %arg2 : tensor<?x?x5xf32>
    %c3_10 = arith.constant 3 : index
    "use"(%arg0, %arg1, %2, %4, %c3_10) : (index, index, index, index, index) -> ()
    return
  }
}

