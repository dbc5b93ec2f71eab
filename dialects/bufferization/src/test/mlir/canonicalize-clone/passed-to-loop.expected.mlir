module {
  func.func @passed(%arg0: memref<4xi8>, %arg1: index) -> i8 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i8 = arith.constant 0 : i8
    %alloc = memref.alloc() : memref<4xi8>
    memref.store %c0_i8, %alloc[%c0] : memref<4xi8>
    %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %alloc) -> (memref<4xi8>) {
      %4 = memref.load %arg0[%arg2] : memref<4xi8>
      %alloc_0 = memref.alloc() : memref<4xi8>
      memref.store %4, %alloc_0[%c0] : memref<4xi8>
      memref.dealloc %arg3 : memref<4xi8>
      scf.yield %alloc_0 : memref<4xi8>
    }
    %1 = memref.load %arg0[%c1] : memref<4xi8>
    %2 = memref.load %0[%c0] : memref<4xi8>
    memref.dealloc %0 : memref<4xi8>
    %3 = arith.addi %1, %2 : i8
    return %3 : i8
  }
}

