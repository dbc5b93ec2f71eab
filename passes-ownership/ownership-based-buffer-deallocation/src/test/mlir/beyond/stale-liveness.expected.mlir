module {
  func.func @f(%arg0: i1, %arg1: i64) -> i64 {
    %c0 = arith.constant 0 : index
    %c3_i64 = arith.constant 3 : i64
    %true = arith.constant true
    %0 = arith.select %arg0, %arg1, %c3_i64 : i64
    %alloc = memref.alloc() : memref<2xi64>
    %1 = bufferization.dealloc (%alloc : memref<2xi64>) if (%true) retain (%alloc : memref<2xi64>)
    memref.store %arg1, %alloc[%c0] : memref<2xi64>
    %2 = memref.load %alloc[%c0] : memref<2xi64>
    %3 = arith.addi %2, %0 : i64
    bufferization.dealloc (%alloc : memref<2xi64>) if (%1)
    return %3 : i64
  }
}

