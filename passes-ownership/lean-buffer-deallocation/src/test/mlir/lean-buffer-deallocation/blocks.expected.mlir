module {
  func.func @edge(%arg0: i1) -> f32 {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4xf32>
    "test.init"(%alloc) : (memref<4xf32>) -> ()
    cf.cond_br %arg0, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    memref.dealloc %alloc : memref<4xf32>
    cf.br ^bb3(%cst : f32)
  ^bb2:  // pred: ^bb0
    %0 = memref.load %alloc[%c0] : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    "test.long"() : () -> ()
    cf.br ^bb3(%0 : f32)
  ^bb3(%1: f32):  // 2 preds: ^bb1, ^bb2
    return %1 : f32
  }
  func.func @loop(%arg0: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4xf32>
    "test.init"(%alloc) : (memref<4xf32>) -> ()
    cf.br ^bb1(%c0, %alloc : index, memref<4xf32>)
  ^bb1(%0: index, %1: memref<4xf32>):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.copy %1, %alloc_0 : memref<4xf32> to memref<4xf32>
    memref.dealloc %1 : memref<4xf32>
    %3 = arith.addi %0, %c1 : index
    cf.br ^bb1(%3, %alloc_0 : index, memref<4xf32>)
  ^bb3:  // pred: ^bb1
    %4 = memref.load %1[%c0] : memref<4xf32>
    memref.dealloc %1 : memref<4xf32>
    return %4 : f32
  }
  func.func @selected(%arg0: i32, %arg1: memref<4xf32>, %arg2: i1) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    "test.init"(%alloc) : (memref<4xf32>) -> ()
    cf.br ^bb1(%alloc : memref<4xf32>)
  ^bb1(%0: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
    %alloc_0 = memref.alloc() : memref<4xf32>
    "test.step"(%0, %alloc_0) : (memref<4xf32>, memref<4xf32>) -> ()
    %1 = scf.if %arg2 -> (memref<4xf32>) {
      memref.dealloc %alloc_0 : memref<4xf32>
      scf.yield %0 : memref<4xf32>
    } else {
      memref.dealloc %0 : memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    }
    %2 = "test.more"(%1) : (memref<4xf32>) -> i1
    cf.cond_br %2, ^bb1(%1 : memref<4xf32>), ^bb2
  ^bb2:  // pred: ^bb1
    memref.dealloc %1 : memref<4xf32>
    %3 = bufferization.clone %arg1 : memref<4xf32> to memref<4xf32>
    return %3 : memref<4xf32>
  }
  func.func @switch(%arg0: i32) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    "test.init"(%alloc, %alloc_0) : (memref<4xf32>, memref<4xf32>) -> ()
    cf.switch %arg0 : i32, [
      default: ^bb1,
      1: ^bb2,
      2: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    memref.dealloc %alloc_0 : memref<4xf32>
    return %alloc : memref<4xf32>
  ^bb2:  // pred: ^bb0
    "test.use"(%alloc) : (memref<4xf32>) -> ()
    memref.dealloc %alloc : memref<4xf32>
    return %alloc_0 : memref<4xf32>
  ^bb3:  // pred: ^bb0
    memref.dealloc %alloc : memref<4xf32>
    return %alloc_0 : memref<4xf32>
  }
}

