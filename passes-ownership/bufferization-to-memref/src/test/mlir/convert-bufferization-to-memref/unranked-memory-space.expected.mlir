module {
  func.func @clone(%arg0: memref<*xi32, 1>) -> memref<*xi32, 1> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.rank %arg0 : memref<*xi32, 1>
    %alloca = memref.alloca(%0) : memref<?xindex>
    %1 = scf.for %arg1 = %c0 to %0 step %c1 iter_args(%arg2 = %c1) -> (index) {
      %dim = memref.dim %arg0, %arg1 : memref<*xi32, 1>
      memref.store %dim, %alloca[%arg1] : memref<?xindex>
      %2 = arith.muli %arg2, %dim : index
      scf.yield %2 : index
    }
    %alloc = memref.alloc(%1) : memref<?xi32, 1>
    %reshape = memref.reshape %alloc(%alloca) : (memref<?xi32, 1>, memref<?xindex>) -> memref<*xi32, 1>
    memref.copy %arg0, %reshape : memref<*xi32, 1> to memref<*xi32, 1>
    return %reshape : memref<*xi32, 1>
  }
}

