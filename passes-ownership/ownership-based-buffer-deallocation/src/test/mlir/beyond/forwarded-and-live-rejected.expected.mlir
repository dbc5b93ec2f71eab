module {
  func.func @f(%arg0: i64, %arg1: index) -> i64 {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xi64>
    memref.store %arg0, %alloc[%arg1] : memref<2xi64>
    %0 = bufferization.dealloc (%alloc : memref<2xi64>) if (%true) retain (%alloc : memref<2xi64>)
    %1 = memref.load %alloc[%arg1] : memref<2xi64>
    %2 = memref.load %alloc[%arg1] : memref<2xi64>
    %3 = arith.addi %1, %2 : i64
    bufferization.dealloc (%alloc : memref<2xi64>) if (%0)
    return %3 : i64
  }
  func.func @main() -> i64 {
    %c5_i64 = arith.constant 5 : i64
    %c0 = arith.constant 0 : index
    %0 = call @f(%c5_i64, %c0) : (i64, index) -> i64
    return %0 : i64
  }
}

