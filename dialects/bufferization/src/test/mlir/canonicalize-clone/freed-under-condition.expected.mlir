module {
  func.func @main() -> i64 {
    %c0 = arith.constant 0 : index
    %c7_i64 = arith.constant 7 : i64
    %alloc = memref.alloc() : memref<1xi64>
    memref.store %c7_i64, %alloc[%c0] : memref<1xi64>
    %0 = bufferization.clone %alloc : memref<1xi64> to memref<1xi64>
    %1 = call @yes() : () -> i1
    scf.if %1 {
      memref.dealloc %0 : memref<1xi64>
    }
    %2 = memref.load %alloc[%c0] : memref<1xi64>
    memref.dealloc %alloc : memref<1xi64>
    return %2 : i64
  }
  func.func private @yes() -> i1 attributes {no_inline} {
    %true = arith.constant true
    return %true : i1
  }
}

