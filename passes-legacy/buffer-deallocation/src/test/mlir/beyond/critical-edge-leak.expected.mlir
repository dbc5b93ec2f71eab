module {
  func.func @f(%arg0: i1) {
    %alloc = memref.alloc() : memref<2xi64>
    %c5_i64 = arith.constant 5 : i64
    %c0 = arith.constant 0 : index
    memref.store %c5_i64, %alloc[%c0] : memref<2xi64>
    cf.cond_br %arg0, ^bb1(%alloc : memref<2xi64>), ^bb2
  ^bb1(%0: memref<2xi64>):  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    memref.dealloc %alloc : memref<2xi64>
    return
  }
  func.func @main() -> i64 {
    %c5_i64 = arith.constant 5 : i64
    %true = arith.constant true
    call @f(%true) : (i1) -> ()
    return %c5_i64 : i64
  }
}

