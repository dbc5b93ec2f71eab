function              algorithm  clones  deallocs  checks  peak bytes    bound
@join                 legacy          1         1       0          16       16
                      ownership       0         1       1          16       16
                      lean            0         1       1          16       16
@one_after_the_other  legacy          0         1       0          32       32
                      ownership       0         2       0          48       32
                      lean            0         2       0          32       32
@carried              legacy          0         1       0          16       16
                      ownership       0         3       3          32       32
                      lean            0         2       0          32       32
@returned             legacy          1         0       0          32       32
                      ownership       1         0       0          32       32
                      lean            1         0       0          32       32
@caller               legacy          0         2       0          32       32
                      ownership       0         2       1          32       32
                      lean            0         2       0          32       32
@dynamic              legacy          0         0       0           0        0
                      ownership       0         1       0     dynamic  dynamic
                      lean            0         1       0     dynamic  dynamic
module {
  func.func @join(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : memref<4xf32>)
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg1, %alloc : memref<4xf32> to memref<4xf32>
    cf.br ^bb2(%alloc : memref<4xf32>)
  ^bb2(%0: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
    memref.copy %0, %arg2 : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @one_after_the_other(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %alloc, %arg0 : memref<4xf32> to memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf64>
    %c0 = arith.constant 0 : index
    %0 = memref.load %alloc_0[%c0] : memref<4xf64>
    call @use(%0) : (f64) -> ()
    return
  }
  func.func private @use(f64)
  func.func @carried(%arg0: index, %arg1: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg1, %alloc : memref<4xf32> to memref<4xf32>
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %alloc) -> (memref<4xf32>) {
      %alloc_0 = memref.alloc() : memref<4xf32>
      memref.copy %arg3, %alloc_0 : memref<4xf32> to memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    }
    memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @returned(%arg0: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    return %alloc, %arg0 : memref<4xf32>, memref<4xf32>
  }
  func.func @caller(%arg0: memref<4xf32>) {
    %0:2 = call @returned(%arg0) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
    memref.copy %0#1, %arg0 : memref<4xf32> to memref<4xf32>
    return
  }
  module @inner {
    func.func @dynamic(%arg0: memref<?xf32>, %arg1: index) {
      %alloc = memref.alloc(%arg1) : memref<?xf32>
      memref.copy %alloc, %arg0 : memref<?xf32> to memref<?xf32>
      return
    }
  }
}

