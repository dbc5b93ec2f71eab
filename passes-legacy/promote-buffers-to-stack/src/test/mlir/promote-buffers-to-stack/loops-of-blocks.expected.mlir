module {
  func.func @loop(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloca = memref.alloca() : memref<2xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %alloc = memref.alloc() : memref<2xf32>
    %1 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %alloc_0 = memref.alloc() : memref<2xf32>
    %2 = arith.addi %0, %c1 : index
    scf.if %1 {
      %alloc_2 = memref.alloc() : memref<2xf32>
      "test.use"(%alloca, %alloc, %alloc_0, %alloc_2) : (memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) -> ()
    }
    cf.br ^bb1(%2 : index)
  ^bb3:  // pred: ^bb1
    %alloca_1 = memref.alloca() : memref<2xf32>
    "test.use"(%alloca_1) : (memref<2xf32>) -> ()
    return
  }
  func.func @others(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %alloc = memref.alloc() : memref<2xf32>
    "test.use"(%alloc) : (memref<2xf32>) -> ()
    cf.cond_br %arg0, ^bb1, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb3
    %alloc_0 = memref.alloc() : memref<2xf32>
    "test.use"(%alloc_0) : (memref<2xf32>) -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %alloc_1 = memref.alloc() : memref<2xf32>
    "test.use"(%alloc_1) : (memref<2xf32>) -> ()
    cf.cond_br %arg0, ^bb2, ^bb4
  ^bb4:  // pred: ^bb3
    return
  }
  func.func @scope(%arg0: i1) {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    memref.alloca_scope  {
      %alloca = memref.alloca() : memref<2xf32>
      "test.use"(%alloca) : (memref<2xf32>) -> ()
    }
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
}

