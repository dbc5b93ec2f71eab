#map = affine_map<()[s0] -> (s0 + 3)>
#map1 = affine_map<()[s0] -> (s0 + 4)>
#map2 = affine_map<()[s0] -> (s0 * 2)>
module {
  func.func @arith(%arg0: index, %arg1: index) {
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %0 = arith.muli %c5, %arg0 : index
    %1 = arith.subi %0, %arg1 : index
    %2 = arith.addi %1, %c3 : index
    %3 = affine.apply #map()[%1]
    %4 = affine.apply #map1()[%1]
    %5 = affine.apply #map()[%1]
    "use"(%3, %4, %5) : (index, index, index) -> ()
    %6 = arith.addi %0, %0 : index
    %7 = affine.apply #map2()[%0]
    "use"(%7) : (index) -> ()
    return
  }
}

// -----
#map = affine_map<()[s0] -> (s0 + 1)>
module {
  func.func @sel(%arg0: index, %arg1: index, %arg2: i1) {
    %c3 = arith.constant 3 : index
    %0 = arith.addi %arg0, %c3 : index
    %1 = arith.select %arg2, %0, %arg0 : index
    %2 = affine.apply #map()[%0]
    "use"(%2, %arg0) : (index, index) -> ()
    return
  }
}

// -----
module {
  func.func @sel3(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: i1, %arg3: index, %arg4: index) {
    %0 = tensor.empty(%arg3) : tensor<?xf32>
    %1 = tensor.empty(%arg3) : tensor<?xf32>
    %2 = arith.select %arg2, %0, %1 : tensor<?xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1, %c0 : tensor<?xf32>
    "use"(%dim) : (index) -> ()
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
#map = affine_map<(d0, d1) -> (d0 + 5, d1)>
#map1 = affine_map<()[s0] -> (s0 + 6)>
module {
  func.func @amin(%arg0: index, %arg1: index) {
    %0 = affine.min #map(%arg0, %arg1)
    %1 = affine.apply #map1()[%arg0]
    "use"(%1) : (index) -> ()
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0 + 5, d0 + 7, 100, 90)>
module {
  func.func @amin(%arg0: index, %arg1: index) {
    %0 = affine.min #map(%arg0, %arg1)
    %c91 = arith.constant 91 : index
    "use"(%c91) : (index) -> ()
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0 + 5, d0 + 7)>
#map1 = affine_map<()[s0] -> (s0 + 7)>
module {
  func.func @amin(%arg0: index, %arg1: index) {
    %0 = affine.max #map(%arg0, %arg1)
    %1 = affine.apply #map1()[%arg0]
    "use"(%1) : (index) -> ()
    return
  }
}

// -----
module {
  func.func @sfor(%arg0: index, %arg1: index) {
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %arg0 to %arg1 step %c1 {
      "use"(%arg1, %arg0) : (index, index) -> ()
    }
    return
  }
}

// -----
#map = affine_map<()[s0] -> (s0 + 1)>
module {
  func.func @sel(%arg0: index, %arg1: index, %arg2: i1) {
    %c3 = arith.constant 3 : index
    %0 = arith.addi %arg0, %c3 : index
    %1 = arith.addi %0, %c3 : index
    %2 = arith.select %arg2, %1, %arg0 : index
    %3 = affine.apply #map()[%1]
    "use"(%3, %arg0) : (index, index) -> ()
    return
  }
}

// -----
#map = affine_map<()[s0] -> (s0 + 1)>
module {
  func.func @sel(%arg0: index, %arg1: index, %arg2: i1) {
    %c3 = arith.constant 3 : index
    %0 = arith.addi %arg0, %c3 : index
    %1 = arith.subi %arg0, %c3 : index
    %2 = arith.select %arg2, %1, %0 : index
    %3 = affine.apply #map()[%0]
    "use"(%3, %1) : (index, index) -> ()
    return
  }
}

// -----
module {
  func.func @iter(%arg0: index, %arg1: index, %arg2: tensor<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %arg0 to %arg1 step %c1 iter_args(%arg4 = %arg2, %arg5 = %arg0) -> (tensor<?x?xf32>, index) {
      %c1_1 = arith.constant 1 : index
      %dim_2 = tensor.dim %arg2, %c1_1 : tensor<?x?xf32>
      "use"(%dim_2) : (index) -> ()
      scf.yield %arg4, %arg5 : tensor<?x?xf32>, index
    }
    %c1_0 = arith.constant 1 : index
    %dim = tensor.dim %arg2, %c1_0 : tensor<?x?xf32>
    "use"(%dim, %arg0) : (index, index) -> ()
    return
  }
}

// -----
module {
  func.func @sif(%arg0: i1) {
    %c7 = arith.constant 7 : index
    %c9 = arith.constant 9 : index
    %0 = scf.if %arg0 -> (index) {
      scf.yield %c7 : index
    } else {
      scf.yield %c9 : index
    }
    %c7_0 = arith.constant 7 : index
    %c10 = arith.constant 10 : index
    "use"(%c7_0, %c10) : (index, index) -> ()
    return
  }
}

// -----
module {
  func.func @sif(%arg0: index, %arg1: i1) {
    %0 = scf.if %arg1 -> (index) {
      scf.yield %arg0 : index
    } else {
      scf.yield %arg0 : index
    }
    "use"(%arg0) : (index) -> ()
    return
  }
}

// -----
#map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
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
    %c0_7 = arith.constant 0 : index
    %dim_8 = tensor.dim %extracted_slice, %c0_7 : tensor<?x?xf32>
    %1 = affine.apply #map()[%dim_8, %arg0, %arg1]
    %c1 = arith.constant 1 : index
    %dim_9 = tensor.dim %extracted_slice, %c1 : tensor<?x?xf32>
    %2 = affine.apply #map1()[%dim_9, %arg0]
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

// -----
module {
  func.func @pack(%arg0: tensor<?xf32>, %arg1: tensor<?x4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %pack = tensor.pack %arg0 padding_value(%cst : f32) inner_dims_pos = [0] inner_tiles = [4] into %arg1 : tensor<?xf32> -> tensor<?x4xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x4xf32>
    %generated = tensor.generate %dim {
    ^bb0(%arg2: index):
      tensor.yield %cst : f32
    } : tensor<?xf32>
    "use"(%dim) : (index) -> ()
    return
  }
}

