module {
  func.func @underCondition(%arg0: i1, %arg1: i64, %arg2: index) -> i64 {
    %alloc = memref.alloc() : memref<4xi64>
    memref.store %arg1, %alloc[%arg2] : memref<4xi64>
    %0 = scf.if %arg0 -> (i64) {
      %alloc_0 = memref.alloc() : memref<8xi64>
      %subview = memref.subview %alloc_0[0] [4] [1] : memref<8xi64> to memref<4xi64, strided<[1]>>
      memref.copy %alloc, %subview : memref<4xi64> to memref<4xi64, strided<[1]>>
      %1 = memref.load %alloc_0[%arg2] : memref<8xi64>
      memref.dealloc %alloc_0 : memref<8xi64>
      scf.yield %1 : i64
    } else {
      scf.yield %arg1 : i64
    }
    memref.dealloc %alloc : memref<4xi64>
    return %0 : i64
  }
  func.func @onOneWay(%arg0: i1, %arg1: i64, %arg2: index) -> i64 {
    %alloc = memref.alloc() : memref<4xi64>
    memref.store %arg1, %alloc[%arg2] : memref<4xi64>
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i64)
  ^bb1:  // pred: ^bb0
    %alloc_0 = memref.alloc() : memref<8xi64>
    %subview = memref.subview %alloc_0[0] [4] [1] : memref<8xi64> to memref<4xi64, strided<[1]>>
    memref.copy %alloc, %subview : memref<4xi64> to memref<4xi64, strided<[1]>>
    %0 = memref.load %alloc_0[%arg2] : memref<8xi64>
    memref.dealloc %alloc_0 : memref<8xi64>
    cf.br ^bb2(%0 : i64)
  ^bb2(%1: i64):  // 2 preds: ^bb0, ^bb1
    memref.dealloc %alloc : memref<4xi64>
    return %1 : i64
  }
  func.func @ofAnySize(%arg0: i64, %arg1: index, %arg2: index) -> i64 {
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() : memref<4xi64>
    memref.store %arg0, %alloc[%arg1] : memref<4xi64>
    %0 = arith.cmpi ugt, %arg2, %c4 : index
    %alloc_0 = memref.alloc(%arg2) : memref<?xi64>
    %1 = scf.if %0 -> (memref<?xi64>) {
      %subview = memref.subview %alloc_0[0] [4] [1] : memref<?xi64> to memref<4xi64, strided<[1]>>
      memref.copy %alloc, %subview : memref<4xi64> to memref<4xi64, strided<[1]>>
      scf.yield %alloc_0 : memref<?xi64>
    } else {
      %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%arg2], strides: [1] : memref<4xi64> to memref<?xi64>
      scf.yield %reinterpret_cast : memref<?xi64>
    }
    %2 = memref.load %1[%arg1] : memref<?xi64>
    memref.dealloc %alloc_0 : memref<?xi64>
    memref.dealloc %alloc : memref<4xi64>
    return %2 : i64
  }
  func.func @main() -> i64 {
    %false = arith.constant false
    %true = arith.constant true
    %c7_i64 = arith.constant 7 : i64
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c9 = arith.constant 9 : index
    %0 = call @underCondition(%true, %c7_i64, %c1) : (i1, i64, index) -> i64
    %1 = call @underCondition(%false, %0, %c1) : (i1, i64, index) -> i64
    %2 = call @onOneWay(%true, %1, %c1) : (i1, i64, index) -> i64
    %3 = call @onOneWay(%false, %2, %c1) : (i1, i64, index) -> i64
    %4 = call @ofAnySize(%3, %c1, %c9) : (i64, index, index) -> i64
    %5 = call @ofAnySize(%4, %c1, %c2) : (i64, index, index) -> i64
    return %5 : i64
  }
}

