module {
  func.func @empty(%arg0: index) -> memref<?x5xf32> {
    %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?x5xf32>
    %cast = memref.cast %alloc : memref<?x5xf32> to memref<?x5xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<?x5xf32>
  }
}

// -----
module {
  func.func @empty2(%arg0: index, %arg1: f32) -> memref<?x5xf32> {
    %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?x5xf32>
    memref.store %arg1, %alloc[%arg0, %arg0] : memref<?x5xf32>
    %cast = memref.cast %alloc : memref<?x5xf32> to memref<?x5xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<?x5xf32>
  }
}

// -----
module {
  func.func @empty3(%arg0: index, %arg1: f32) -> (memref<?x5xf32>, memref<?x5xf32>) {
    %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?x5xf32>
    memref.store %arg1, %alloc[%arg0, %arg0] : memref<?x5xf32>
    %cast = memref.cast %alloc : memref<?x5xf32> to memref<?x5xf32, strided<[?, ?], offset: ?>>
    %cast_0 = memref.cast %alloc : memref<?x5xf32> to memref<?x5xf32, strided<[?, ?], offset: ?>>
    return %alloc, %alloc : memref<?x5xf32>, memref<?x5xf32>
  }
}

// -----
module {
  func.func @extract(%arg0: memref<?x5xf32, strided<[?, ?], offset: ?>>, %arg1: index) -> f32 {
    %0 = memref.load %arg0[%arg1, %arg1] : memref<?x5xf32, strided<[?, ?], offset: ?>>
    return %0 : f32
  }
}

// -----
module {
  func.func @extract_slice(%arg0: memref<?x5x4xf32, strided<[?, ?, ?], offset: ?>>, %arg1: index) -> (memref<?x2xf32, strided<[?, ?], offset: ?>>, memref<?x2x4xf32, strided<[?, ?, ?], offset: ?>>) {
    %subview = memref.subview %arg0[%arg1, 1, 0] [%arg1, 2, 1] [1, 2, %arg1] : memref<?x5x4xf32, strided<[?, ?, ?], offset: ?>> to memref<?x2xf32, strided<[?, ?], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, 1, 0] [%arg1, 2, 4] [1, 2, %arg1] : memref<?x5x4xf32, strided<[?, ?, ?], offset: ?>> to memref<?x2x4xf32, strided<[?, ?, ?], offset: ?>>
    return %subview, %subview_0 : memref<?x2xf32, strided<[?, ?], offset: ?>>, memref<?x2x4xf32, strided<[?, ?, ?], offset: ?>>
  }
}

// -----
module {
  func.func @from(%arg0: f32, %arg1: index) -> (memref<2x2xf32>, memref<f32>, memref<3xf32>, memref<0xf32>) {
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    memref.store %arg0, %alloc[%c0, %c0] : memref<2x2xf32>
    memref.store %arg0, %alloc[%c0, %c1] : memref<2x2xf32>
    memref.store %arg0, %alloc[%c1, %c0] : memref<2x2xf32>
    memref.store %arg0, %alloc[%c1, %c1] : memref<2x2xf32>
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<f32>
    memref.store %arg0, %alloc_0[] : memref<f32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    memref.store %arg0, %alloc_1[%c0_2] : memref<3xf32>
    memref.store %arg0, %alloc_1[%c1_3] : memref<3xf32>
    memref.store %arg0, %alloc_1[%c2] : memref<3xf32>
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<0xf32>
    %cast = memref.cast %alloc : memref<2x2xf32> to memref<2x2xf32, strided<[?, ?], offset: ?>>
    %cast_5 = memref.cast %alloc_0 : memref<f32> to memref<f32, strided<[], offset: ?>>
    %cast_6 = memref.cast %alloc_1 : memref<3xf32> to memref<3xf32, strided<[?], offset: ?>>
    %cast_7 = memref.cast %alloc_4 : memref<0xf32> to memref<0xf32, strided<[?], offset: ?>>
    return %alloc, %alloc_0, %alloc_1, %alloc_4 : memref<2x2xf32>, memref<f32>, memref<3xf32>, memref<0xf32>
  }
}

// -----
module {
  func.func @generate(%arg0: index) -> (memref<?x5xindex>, memref<f32>) {
    %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?x5xindex>
    linalg.map outs(%alloc : memref<?x5xindex>)
      (%init: index) {
        %0 = linalg.index 0 : index
        %1 = linalg.index 1 : index
        %2 = arith.addi %0, %1 : index
        %3 = arith.addi %2, %0 : index
        linalg.yield %3 : index
      }
    %cst = arith.constant 1.000000e+00 : f32
    %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<f32>
    linalg.map outs(%alloc_0 : memref<f32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    %cast = memref.cast %alloc : memref<?x5xindex> to memref<?x5xindex, strided<[?, ?], offset: ?>>
    %cast_1 = memref.cast %alloc_0 : memref<f32> to memref<f32, strided<[], offset: ?>>
    return %alloc, %alloc_0 : memref<?x5xindex>, memref<f32>
  }
}

// -----
module {
  func.func @insert(%arg0: memref<?x5xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<?x5xf32>, memref<?x5xf32, strided<[?, ?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x5xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x5xf32>
    memref.copy %arg0, %alloc : memref<?x5xf32, strided<[?, ?], offset: ?>> to memref<?x5xf32>
    memref.store %arg2, %alloc[%arg1, %arg1] : memref<?x5xf32>
    %cast = memref.cast %alloc : memref<?x5xf32> to memref<?x5xf32, strided<[?, ?], offset: ?>>
    return %alloc, %arg0 : memref<?x5xf32>, memref<?x5xf32, strided<[?, ?], offset: ?>>
  }
}

// -----
module {
  func.func @insert_slice(%arg0: memref<?x5xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?xf32, strided<[?], offset: ?>>, %arg2: index) -> (memref<?x5xf32>, memref<?x5xf32, strided<[?, ?], offset: ?>>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x5xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x5xf32>
    memref.copy %arg0, %alloc : memref<?x5xf32, strided<[?, ?], offset: ?>> to memref<?x5xf32>
    %subview = memref.subview %alloc[%arg2, 1] [%arg2, 1] [1, %arg2] : memref<?x5xf32> to memref<?xf32, strided<[5], offset: ?>>
    memref.copy %arg1, %subview : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[5], offset: ?>>
    %cast = memref.cast %alloc : memref<?x5xf32> to memref<?x5xf32, strided<[?, ?], offset: ?>>
    return %alloc, %arg0 : memref<?x5xf32>, memref<?x5xf32, strided<[?, ?], offset: ?>>
  }
}

// -----
module {
  func.func @par(%arg0: memref<?x5xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?xf32, strided<[?], offset: ?>>, %arg2: index) -> memref<?x5xf32, strided<[?, ?], offset: ?>> {
    scf.forall (%arg3) in (%arg2) {
      %subview = memref.subview %arg0[%arg3, 1] [%arg3, 1] [1, %arg3] : memref<?x5xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
      memref.copy %arg1, %subview : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    }
    return %arg0 : memref<?x5xf32, strided<[?, ?], offset: ?>>
  }
}

// -----
module {
  func.func @par2(%arg0: memref<?x5xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?xf32, strided<[?], offset: ?>>, %arg2: index) -> (memref<?x5xf32>, memref<?x5xf32, strided<[?, ?], offset: ?>>) {
    %cst = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x5xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x5xf32>
    memref.copy %arg0, %alloc : memref<?x5xf32, strided<[?, ?], offset: ?>> to memref<?x5xf32>
    scf.forall (%arg3) in (%arg2) {
      %subview = memref.subview %alloc[%arg3, 1] [%arg3, 1] [1, 1] : memref<?x5xf32> to memref<?xf32, strided<[5], offset: ?>>
      memref.store %cst, %subview[%arg3] : memref<?xf32, strided<[5], offset: ?>>
      %subview_0 = memref.subview %alloc[%arg3, 1] [%arg3, 1] [1, 1] : memref<?x5xf32> to memref<?xf32, strided<[5], offset: ?>>
      memref.copy %subview, %subview_0 : memref<?xf32, strided<[5], offset: ?>> to memref<?xf32, strided<[5], offset: ?>>
    }
    %cast = memref.cast %alloc : memref<?x5xf32> to memref<?x5xf32, strided<[?, ?], offset: ?>>
    return %alloc, %arg0 : memref<?x5xf32>, memref<?x5xf32, strided<[?, ?], offset: ?>>
  }
}

// -----
#map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1 + 1)>
module {
  func.func @pad(%arg0: memref<?x5xindex, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<?x15xindex>, memref<f32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x5xindex, strided<[?, ?], offset: ?>>
    %c1 = arith.constant 1 : index
    %0 = affine.apply #map()[%dim, %c1, %arg1]
    %c0_0 = arith.constant 0 : index
    %dim_1 = memref.dim %arg0, %c0_0 : memref<?x5xindex, strided<[?, ?], offset: ?>>
    %1 = affine.apply #map1()[%dim_1, %arg1]
    %alloc = memref.alloc(%1) {alignment = 64 : i64} : memref<?x15xindex>
    linalg.map outs(%alloc : memref<?x15xindex>)
      (%init: index) {
        %2 = linalg.index 0 : index
        %3 = linalg.index 1 : index
        %4 = arith.addi %2, %3 : index
        linalg.yield %4 : index
      }
    %c0_2 = arith.constant 0 : index
    %dim_3 = memref.dim %arg0, %c0_2 : memref<?x5xindex, strided<[?, ?], offset: ?>>
    %subview = memref.subview %alloc[1, %arg1] [%dim_3, 5] [1, 1] : memref<?x15xindex> to memref<?x5xindex, strided<[15, 1], offset: ?>>
    memref.copy %arg0, %subview : memref<?x5xindex, strided<[?, ?], offset: ?>> to memref<?x5xindex, strided<[15, 1], offset: ?>>
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<f32>
    memref.store %arg2, %alloc_4[] : memref<f32>
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<f32>
    linalg.map outs(%alloc_5 : memref<f32>)
      (%init: f32) {
        linalg.yield %arg2 : f32
      }
    %subview_6 = memref.subview %alloc_5[] [] [] : memref<f32> to memref<f32, strided<[]>>
    memref.copy %alloc_4, %subview_6 : memref<f32> to memref<f32, strided<[]>>
    %cast = memref.cast %alloc : memref<?x15xindex> to memref<?x15xindex, strided<[?, ?], offset: ?>>
    %cast_7 = memref.cast %alloc_5 : memref<f32> to memref<f32, strided<[], offset: ?>>
    return %alloc, %alloc_5 : memref<?x15xindex>, memref<f32>
  }
}

// -----
module {
  func.func @splat(%arg0: index, %arg1: f32) -> memref<?x15xf32> {
    %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?x15xf32>
    linalg.map outs(%alloc : memref<?x15xf32>)
      (%init: f32) {
        linalg.yield %arg1 : f32
      }
    %cast = memref.cast %alloc : memref<?x15xf32> to memref<?x15xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<?x15xf32>
  }
}

