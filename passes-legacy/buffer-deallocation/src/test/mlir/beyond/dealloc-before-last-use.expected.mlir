module {
  func.func @h(%arg0: i64, %arg1: index) -> i64 {
    %alloc = memref.alloc() : memref<2xi64>
    memref.store %arg0, %alloc[%arg1] : memref<2xi64>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c0 = arith.constant 0 : index
    %0 = memref.load %alloc[%c0] : memref<2xi64>
    memref.dealloc %alloc : memref<2xi64>
    return %0 : i64
  }
  func.func @main() -> i64 {
    %c5_i64 = arith.constant 5 : i64
    %c0 = arith.constant 0 : index
    %0 = call @h(%c5_i64, %c0) : (i64, index) -> i64
    return %0 : i64
  }
}

