module {
  func.func private @callee(memref<2xf32>) -> memref<2xf32>
  func.func @returned(%arg0: i1) -> (memref<2xf32>, memref<?xf32>, memref<2xf32>, memref<2xf32>) {
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_0 = memref.alloc() : memref<2xf32>
    %cast = memref.cast %alloc_0 : memref<2xf32> to memref<?xf32>
    %alloc_1 = memref.alloc() : memref<2xf32>
    %0 = call @callee(%alloc_1) : (memref<2xf32>) -> memref<2xf32>
    %alloc_2 = memref.alloc() : memref<2xf32>
    cf.br ^bb1(%alloc_2 : memref<2xf32>)
  ^bb1(%1: memref<2xf32>):  // pred: ^bb0
    return %alloc, %cast, %0, %1 : memref<2xf32>, memref<?xf32>, memref<2xf32>, memref<2xf32>
  }
  func.func @loops(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<2xf32>, %arg4: i1) {
    %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (memref<2xf32>) {
      %alloca = memref.alloca() : memref<2xf32>
      "test.use"(%alloca) : (memref<2xf32>) -> ()
      %alloc = memref.alloc() : memref<2xf32>
      memref.alloca_scope  {
        %alloca_0 = memref.alloca() : memref<2xf32>
        "test.use"(%alloca_0) : (memref<2xf32>) -> ()
      }
      scf.yield %alloc : memref<2xf32>
    }
    scf.while : () -> () {
      %alloc = memref.alloc() : memref<2xf32>
      "test.use"(%alloc) : (memref<2xf32>) -> ()
      scf.condition(%arg4)
    } do {
      scf.yield
    }
    scf.if %arg4 {
      %alloca = memref.alloca() : memref<2xf32>
      "test.use"(%alloca) : (memref<2xf32>) -> ()
    }
    "test.unknown"() ({
      %alloc = memref.alloc() : memref<2xf32>
      "test.end"() : () -> ()
    }) : () -> ()
    return
  }
  func.func @blocks(%arg0: i1, %arg1: memref<2xf32>) {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : memref<2xf32>)
  ^bb1:  // pred: ^bb0
    %alloca = memref.alloca() : memref<2xf32>
    %alloca_0 = memref.alloca() : memref<2xf32, 3>
    %alloc = memref.alloc() : memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    cf.br ^bb2(%alloca : memref<2xf32>)
  ^bb2(%0: memref<2xf32>):  // 2 preds: ^bb0, ^bb1
    test.copy(%0, %arg1) : (memref<2xf32>, memref<2xf32>)
    return
  }
}

