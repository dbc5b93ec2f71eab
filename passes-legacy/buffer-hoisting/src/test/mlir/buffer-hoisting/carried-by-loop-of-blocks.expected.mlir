module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: memref<4xi32>, %arg3: memref<4xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    cf.cond_br %arg0, ^bb1(%c0, %arg2 : index, memref<4xi32>), ^bb2(%arg2 : memref<4xi32>)
  ^bb1(%0: index, %1: memref<4xi32>):  // 2 preds: ^bb0, ^bb1
    %alloc = memref.alloc() : memref<4xi32>
    scf.for %arg4 = %c0 to %arg1 step %c1 {
      %5 = arith.subi %c3, %arg4 : index
      %6 = memref.load %1[%5] : memref<4xi32>
      memref.store %6, %alloc[%arg4] : memref<4xi32>
    }
    %2 = arith.addi %0, %c1 : index
    %3 = arith.cmpi ult, %2, %arg1 : index
    cf.cond_br %3, ^bb1(%2, %alloc : index, memref<4xi32>), ^bb2(%alloc : memref<4xi32>)
  ^bb2(%4: memref<4xi32>):  // 2 preds: ^bb0, ^bb1
    memref.copy %4, %arg3 : memref<4xi32> to memref<4xi32>
    return
  }
}

