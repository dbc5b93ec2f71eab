#map = affine_map<(d0)[s0] -> (8, -d0 + s0)>
module {
  func.func @slices(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    scf.for %arg3 = %c0 to %dim step %c8 {
      %0 = affine.min #map(%arg3)[%dim]
      %c9 = arith.constant 9 : index
      %c9_0 = arith.constant 9 : index
      %extracted_slice = tensor.extract_slice %arg0[%arg3, 0] [%0, %arg1] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
      %c9_1 = arith.constant 9 : index
      %1 = arith.addi %0, %0 : index
      %c17 = arith.constant 17 : index
      %2 = arith.muli %0, %c8 : index
      %c65 = arith.constant 65 : index
      "use"(%c9, %c9_0, %c9_1, %c17, %c65) : (index, index, index, index, index) -> ()
    }
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0, 100)>
#map1 = affine_map<(d0) -> (d0, 3)>
#map2 = affine_map<(d0) -> (d0 floordiv 3 + 1)>
#map3 = affine_map<(d0) -> (d0 mod 16)>
module {
  func.func @deep(%arg0: index, %arg1: index) {
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %0 = affine.min #map(%arg0)
    %1 = affine.max #map1(%0)
    %2 = arith.muli %1, %c2 : index
    %3 = affine.apply #map2(%2)
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %4 = affine.apply #map3(%1)
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    "use"(%c3, %c6, %c16, %c0) : (index, index, index, index) -> ()
    return
  }
}

// -----
module {
  func.func @nest(%arg0: index, %arg1: index, %arg2: tensor<?xf32>, %arg3: tensor<?xf32>, %arg4: index) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = scf.for %arg5 = %arg0 to %arg1 step %c1 iter_args(%arg6 = %arg2) -> (tensor<?xf32>) {
      %1 = scf.for %arg7 = %arg5 to %arg1 step %c1 iter_args(%arg8 = %arg6) -> (tensor<?xf32>) {
        %inserted = tensor.insert %cst into %arg8[%arg7] : tensor<?xf32>
        scf.yield %inserted : tensor<?xf32>
      }
      scf.yield %1 : tensor<?xf32>
    }
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg2, %c0_0 : tensor<?xf32>
    "use"(%dim) : (index) -> ()
    return
  }
}

// -----
#map = affine_map<()[s0, s1] -> (-s0 + s1 * 5 + 3)>
#map1 = affine_map<()[s0, s1] -> (-s0 + s1 * 5 + 4)>
#map2 = affine_map<()[s0] -> (s0 * 10)>
module {
  func.func @arith(%arg0: index, %arg1: index) {
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %0 = arith.muli %c5, %arg0 : index
    %1 = arith.subi %0, %arg1 : index
    %2 = arith.addi %1, %c3 : index
    %3 = affine.apply #map()[%arg1, %arg0]
    %4 = affine.apply #map1()[%arg1, %arg0]
    %5 = affine.apply #map()[%arg1, %arg0]
    "use"(%3, %4, %5) : (index, index, index) -> ()
    %6 = arith.addi %0, %0 : index
    %7 = affine.apply #map2()[%arg0]
    "use"(%7) : (index) -> ()
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> ((d0 + d1 * 3) floordiv 4 + d0 mod 5)>
#map1 = affine_map<()[s0, s1] -> (s0 + (s0 + s1 * 3) floordiv 4 - (s0 floordiv 5) * 5)>
#map2 = affine_map<()[s0, s1] -> (s0 + (s0 + s1 * 3) floordiv 4 - (s0 floordiv 5) * 5 + 1)>
#map3 = affine_map<(d0, d1) -> (d0 ceildiv 4)>
#map4 = affine_map<()[s0] -> ((s0 + 3) floordiv 4 + 1)>
#map5 = affine_map<(d0, d1) -> (d0 mod 4)>
#map6 = affine_map<()[s0] -> (s0 mod 4 + 1)>
#map7 = affine_map<(d0, d1) -> (d0 * 2 + d1 + 8)>
#map8 = affine_map<()[s0, s1] -> (s0 * 2 + (s0 + 3) floordiv 4 + ((s0 + s1 * 3) floordiv 4) * 2 - (s0 floordiv 5) * 10 + 8)>
module {
  func.func @affine(%arg0: index, %arg1: index) {
    %0 = affine.apply #map(%arg0, %arg1)
    %1 = affine.apply #map1()[%arg0, %arg1]
    %2 = affine.apply #map2()[%arg0, %arg1]
    %3 = affine.apply #map3(%arg0, %arg1)
    %4 = affine.apply #map4()[%arg0]
    %5 = affine.apply #map5(%arg0, %arg1)
    %6 = affine.apply #map6()[%arg0]
    %c4 = arith.constant 4 : index
    %7 = affine.apply #map7(%0, %3)
    %8 = affine.apply #map8()[%arg0, %arg1]
    "use"(%1, %2, %4, %6, %c4, %8) : (index, index, index, index, index, index) -> ()
    return
  }
}

// -----
#map = affine_map<()[s0, s1] -> (s0 * 2 + s1)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
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
    %1 = affine.apply #map()[%arg0, %arg1]
    %2 = affine.apply #map1()[%arg0, %arg1]
    %rank = tensor.rank %arg2 : tensor<?x?x5xf32>
    %c3 = arith.constant 3 : index
    "use"(%arg0, %arg1, %1, %2, %c3) : (index, index, index, index, index) -> ()
    return
  }
}

// -----
module {
  func.func @mem(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: memref<*xf32>) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg0) : memref<?x5xf32>
    %alloca = memref.alloca(%arg0, %arg1) : memref<?x?xf32>
    %dim = memref.dim %arg2, %c0 : memref<?x?xf32>
    %c0_0 = arith.constant 0 : index
    %dim_1 = memref.dim %arg2, %c0_0 : memref<?x?xf32>
    %cast = memref.cast %arg2 : memref<?x?xf32> to memref<3x?xf32>
    %c1 = arith.constant 1 : index
    %dim_2 = memref.dim %arg2, %c1 : memref<?x?xf32>
    %subview = memref.subview %arg2[0, 0] [%arg0, 5] [1, 1] : memref<?x?xf32> to memref<?x5xf32, strided<[?, 1]>>
    %0 = memref.rank %arg2 : memref<?x?xf32>
    %c2 = arith.constant 2 : index
    "use"(%arg0, %arg1, %dim_1, %dim_2, %arg0, %c2) : (index, index, index, index, index, index) -> ()
    return
  }
}

