module {
  func.func @pure(%arg0: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.addi %arg0, %c2 : index
    return %0 : index
  }
  func.func @c_pure(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      %c2 = arith.constant 2 : index
      %0 = arith.addi %arg1, %c2 : index
      "use"(%0) : (index) -> ()
    }
    return
  }
}

// -----
module {
  func.func @load(%arg0: index, %arg1: memref<?xf32>) -> f32 {
    %0 = memref.load %arg1[%arg0] : memref<?xf32>
    return %0 : f32
  }
  func.func @c_load(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      %0 = func.call @load(%arg1, %arg0) : (index, memref<?xf32>) -> f32
      "use"(%0) : (f32) -> ()
    }
    return
  }
}

// -----
#map = affine_map<(d0) -> (d0 * 2)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @apply_inner(%arg0: index, %arg1: memref<?xf32>) {
    %0 = affine.apply #map(%arg0)
    %c1 = arith.constant 1 : index
    %1 = affine.apply #map1(%0)[%c1]
    %2 = affine.load %arg1[%1 + %c1] : memref<?xf32>
    affine.store %2, %arg1[%arg0 + symbol(%c1)] : memref<?xf32>
    return
  }
  func.func @c_apply_inner(%arg0: index, %arg1: memref<?xf32>) {
    affine.for %arg2 = 0 to 8 {
      func.call @apply_inner(%arg2, %arg1) : (index, memref<?xf32>) -> ()
      func.call @apply_inner(%arg0, %arg1) : (index, memref<?xf32>) -> ()
    }
    return
  }
}

// -----
module {
  func.func @sum_index(%arg0: index, %arg1: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg0, %c1 : index
    %1 = affine.load %arg1[%0] : memref<?xf32>
    return
  }
  func.func @c_sum_index(%arg0: index, %arg1: memref<?xf32>) {
    affine.for %arg2 = 0 to 8 {
      func.call @sum_index(%arg0, %arg1) : (index, memref<?xf32>) -> ()
    }
    return
  }
}

// -----
#set = affine_set<(d0) : (d0 - 2 >= 0)>
module {
  func.func @dim_index(%arg0: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = affine.load %arg0[%dim - 1] : memref<?xf32>
    return
  }
  func.func @c_dim_index(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      %c0 = arith.constant 0 : index
      %dim = memref.dim %arg0, %c0 : memref<?xf32>
      %0 = affine.load %arg0[%dim - 1] : memref<?xf32>
      affine.if #set(%arg1) {
        %c0_0 = arith.constant 0 : index
        %dim_1 = memref.dim %arg0, %c0_0 : memref<?xf32>
        %1 = affine.load %arg0[%dim_1 - 1] : memref<?xf32>
      }
      affine.parallel (%arg2) = (0) to (4) {
        %c0_0 = arith.constant 0 : index
        %dim_1 = memref.dim %arg0, %c0_0 : memref<?xf32>
        %1 = affine.load %arg0[%dim_1 - 1] : memref<?xf32>
      }
    }
    return
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0, s0)>
#map1 = affine_map<(d0) -> (d0, 5)>
module {
  func.func @minmax(%arg0: index, %arg1: memref<?xf32>) {
    %0 = affine.min #map(%arg0)[%arg0]
    "use"(%0) : (index) -> ()
    return
  }
  func.func @prefetch(%arg0: index, %arg1: memref<?xf32>) {
    affine.prefetch %arg1[%arg0], read, locality<3>, data : memref<?xf32>
    return
  }
  func.func @loop(%arg0: index, %arg1: memref<?xf32>) {
    affine.for %arg2 = 0 to %arg0 {
    }
    return
  }
  func.func @alloc(%arg0: index, %arg1: memref<?xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    return
  }
  func.func @iff(%arg0: index, %arg1: memref<?xf32>) {
    %0 = arith.cmpi eq, %arg0, %arg0 : index
    scf.if %0 {
      %1 = arith.addi %arg0, %arg0 : index
    }
    return
  }
  func.func @iff2(%arg0: index, %arg1: memref<?xf32>) {
    %0 = arith.cmpi eq, %arg0, %arg0 : index
    scf.if %0 {
      %1 = affine.load %arg1[%arg0] : memref<?xf32>
    }
    return
  }
  func.func @min1(%arg0: index, %arg1: memref<?xf32>) -> index {
    %0 = affine.min #map1(%arg0)
    return %0 : index
  }
  func.func @c_others(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      func.call @minmax(%arg1, %arg0) : (index, memref<?xf32>) -> ()
      func.call @prefetch(%arg1, %arg0) : (index, memref<?xf32>) -> ()
      func.call @loop(%arg1, %arg0) : (index, memref<?xf32>) -> ()
      func.call @alloc(%arg1, %arg0) : (index, memref<?xf32>) -> ()
      func.call @iff(%arg1, %arg0) : (index, memref<?xf32>) -> ()
      func.call @iff2(%arg1, %arg0) : (index, memref<?xf32>) -> ()
      %0 = affine.min #map1(%arg1)
    }
    return
  }
}

