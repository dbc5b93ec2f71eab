module {
  func.func @grow_in_loop(%arg0: index) -> memref<?xi8> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%c1) : memref<?xi8>
    %0 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc) -> (memref<?xi8>) {
      %c0_0 = arith.constant 0 : index
      %dim = memref.dim %arg2, %c0_0 : memref<?xi8>
      %1 = arith.cmpi ult, %dim, %arg1 : index
      %2 = scf.if %1 -> (memref<?xi8>) {
        %alloc_3 = memref.alloc(%arg1) : memref<?xi8>
        %subview = memref.subview %alloc_3[0] [%dim] [1] : memref<?xi8> to memref<?xi8, strided<[1]>>
        memref.copy %arg2, %subview : memref<?xi8> to memref<?xi8, strided<[1]>>
        scf.yield %alloc_3 : memref<?xi8>
      } else {
        %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xi8> to memref<?xi8>
        scf.yield %reinterpret_cast : memref<?xi8>
      }
      %c0_1 = arith.constant 0 : index
      %dim_2 = memref.dim %2, %c0_1 : memref<?xi8>
      %3 = arith.cmpi ult, %dim_2, %arg0 : index
      %4 = scf.if %3 -> (memref<?xi8>) {
        %alloc_3 = memref.alloc(%arg0) : memref<?xi8>
        %subview = memref.subview %alloc_3[0] [%dim_2] [1] : memref<?xi8> to memref<?xi8, strided<[1]>>
        memref.copy %2, %subview : memref<?xi8> to memref<?xi8, strided<[1]>>
        scf.yield %alloc_3 : memref<?xi8>
      } else {
        %reinterpret_cast = memref.reinterpret_cast %2 to offset: [0], sizes: [%arg0], strides: [1] : memref<?xi8> to memref<?xi8>
        scf.yield %reinterpret_cast : memref<?xi8>
      }
      scf.yield %4 : memref<?xi8>
    }
    return %0 : memref<?xi8>
  }
}

