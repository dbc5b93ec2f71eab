module {
  func.func @f(%arg0: i1, %arg1: memref<2xf32>) {
    memref.alloca_scope  {
      %alloc = memref.alloc() : memref<2xf32>
      %0 = memref.alloca_scope  -> (memref<2xf32>) {
        "test.use"(%alloc) : (memref<2xf32>) -> ()
        memref.alloca_scope.return %alloc : memref<2xf32>
      }
      test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
    }
    "test.unknown"() ({
      %alloc = memref.alloc() : memref<2xf32>
      cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : memref<2xf32>)
    ^bb1:  // pred: ^bb0
      cf.br ^bb2(%alloc : memref<2xf32>)
    ^bb2(%0: memref<2xf32>):  // 2 preds: ^bb0, ^bb1
      test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
      "test.end"() : () -> ()
    }) : () -> ()
    return
  }
}

