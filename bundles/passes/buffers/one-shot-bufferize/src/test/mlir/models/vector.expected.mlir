#map = affine_map<(d0, d1) -> (d0)>
module {
  func.func @tr(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: vector<4xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xi1>) -> (vector<4xf32>, memref<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
    %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg3, %arg4 {in_bounds = [true], permutation_map = #map} : memref<?x?xf32, strided<[?, ?], offset: ?>>, vector<4xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %alloc = memref.alloc(%dim, %dim_0) {alignment = 64 : i64} : memref<?x?xf32>
    memref.copy %arg0, %alloc : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32>
    vector.transfer_write %arg1, %alloc[%arg2, %arg2], %arg4 {in_bounds = [true], permutation_map = #map} : vector<4xf32>, memref<?x?xf32>
    %cast = memref.cast %alloc : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %0, %alloc, %arg0 : vector<4xf32>, memref<?x?xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
}

// -----
module {
  func.func @gather(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: vector<4xi32>, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.gather %arg0[%arg2] [%arg1], %arg3, %arg4 : memref<?xf32, strided<[?], offset: ?>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @mgather(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: vector<4xi32>, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.mask %arg3 { vector.gather %arg0[%arg2] [%arg1], %arg3, %arg4 : memref<?xf32, strided<[?], offset: ?>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @tr(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: vector<4xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xi1>) -> (vector<4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
    %0 = vector.mask %arg4, %arg1 { vector.transfer_read %arg0[%arg2, %arg2], %arg3 : memref<?x?xf32, strided<[?, ?], offset: ?>>, vector<4xf32> } {foo} : vector<4xi1> -> vector<4xf32>
    vector.mask %arg4 { vector.transfer_write %arg1, %arg0[%arg2, %arg2] : vector<4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>> } : vector<4xi1>
    return %0, %arg0 : vector<4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
}

// -----
module {
  func.func @r(%arg0: memref<4xvector<4xf32>, strided<[?], offset: ?>>, %arg1: vector<4x4xf32>, %arg2: vector<4xi1>) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %arg1, %arg0[%c0] : vector<4x4xf32>, memref<4xvector<4xf32>, strided<[?], offset: ?>>
    return
  }
}

