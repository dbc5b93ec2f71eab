module {
  func.func @loop(%arg0: memref<1xi64>) -> i64 {
    %c0 = arith.constant 0 : index
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c3_i64 = arith.constant 3 : i64
    %0:2 = scf.while (%arg1 = %c0_i64, %arg2 = %arg0) : (i64, memref<1xi64>) -> (i64, memref<1xi64>) {
      %3 = bufferization.clone %arg2 : memref<1xi64> to memref<1xi64>
      %4 = arith.cmpi slt, %arg1, %c3_i64 : i64
      %5 = bufferization.clone %3 : memref<1xi64> to memref<1xi64>
      memref.dealloc %3 : memref<1xi64>
      scf.condition(%4) %arg1, %5 : i64, memref<1xi64>
    } do {
    ^bb0(%arg1: i64, %arg2: memref<1xi64>):
      %3 = arith.addi %arg1, %c1_i64 : i64
      memref.dealloc %arg2 : memref<1xi64>
      scf.yield %3, %arg0 : i64, memref<1xi64>
    }
    %1 = memref.load %0#1[%c0] : memref<1xi64>
    memref.dealloc %0#1 : memref<1xi64>
    %2 = arith.addi %1, %0#0 : i64
    return %2 : i64
  }
  func.func @main() -> i64 {
    %c0 = arith.constant 0 : index
    %c0_i64 = arith.constant 0 : i64
    %alloc = memref.alloc() : memref<1xi64>
    memref.store %c0_i64, %alloc[%c0] : memref<1xi64>
    %0 = call @loop(%alloc) : (memref<1xi64>) -> i64
    memref.dealloc %alloc : memref<1xi64>
    return %0 : i64
  }
}

