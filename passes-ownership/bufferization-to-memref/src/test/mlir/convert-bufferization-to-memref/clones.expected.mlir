module {
  func.func @sizes(%arg0: memref<?x3x?xf32>, %arg1: memref<2xf32>) -> (memref<?x3x?xf32>, memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x3x?xf32>
    %c2 = arith.constant 2 : index
    %dim_0 = memref.dim %arg0, %c2 : memref<?x3x?xf32>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x3x?xf32>
    memref.copy %arg0, %alloc : memref<?x3x?xf32> to memref<?x3x?xf32>
    %c0_1 = arith.constant 0 : index
    %c2_2 = arith.constant 2 : index
    %alloc_3 = memref.alloc(%c2_2) : memref<?xf32>
    memref.copy %arg1, %alloc_3 : memref<2xf32> to memref<?xf32>
    return %alloc, %alloc_3 : memref<?x3x?xf32>, memref<?xf32>
  }
  func.func @layout(%arg0: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    memref.copy %arg0, %cast : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    return %cast : memref<?xf32, strided<[?], offset: ?>>
  }
  func.func @unranked(%arg0: memref<*xi32>) -> memref<*xi32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.rank %arg0 : memref<*xi32>
    %alloca = memref.alloca(%0) : memref<?xindex>
    %1 = scf.for %arg1 = %c0 to %0 step %c1 iter_args(%arg2 = %c1) -> (index) {
      %dim = memref.dim %arg0, %arg1 : memref<*xi32>
      memref.store %dim, %alloca[%arg1] : memref<?xindex>
      %2 = arith.muli %arg2, %dim : index
      scf.yield %2 : index
    }
    %alloc = memref.alloc(%1) : memref<?xi32>
    %reshape = memref.reshape %alloc(%alloca) : (memref<?xi32>, memref<?xindex>) -> memref<*xi32>
    memref.copy %arg0, %reshape : memref<*xi32> to memref<*xi32>
    return %reshape : memref<*xi32>
  }
  func.func @clone_of_clone(%arg0: index) -> memref<?xf32> {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %c0 = arith.constant 0 : index
    %alloc_0 = memref.alloc(%arg0) : memref<?xf32>
    memref.copy %alloc, %alloc_0 : memref<?xf32> to memref<?xf32>
    %c0_1 = arith.constant 0 : index
    %dim = memref.dim %alloc_0, %c0_1 : memref<?xf32>
    %alloc_2 = memref.alloc(%dim) : memref<?xf32>
    memref.copy %alloc_0, %alloc_2 : memref<?xf32> to memref<?xf32>
    %cast = memref.cast %alloc : memref<?xf32> to memref<5xf32>
    %c0_3 = arith.constant 0 : index
    %alloc_4 = memref.alloc(%arg0) : memref<?xf32>
    memref.copy %alloc, %alloc_4 : memref<?xf32> to memref<?xf32>
    memref.copy %alloc_2, %alloc_4 : memref<?xf32> to memref<?xf32>
    return %alloc_0 : memref<?xf32>
  }
}

