function   algorithm  clones  deallocs  checks  peak bytes  bound
@straight  legacy          0         0       0         112     96
           ownership       0         3       0         112     96
           lean            0         0       0         112     96
@branches  legacy          0         0       0          32     16
           ownership       0         2       0          32     16
           lean            0         0       0          32     16
@loop      legacy          0         0       0          48     32
           ownership       0         3       0          32     32
           lean            0         0       0          48     32
@blocks    legacy          0         0       0          48     32
           ownership       0         4       3          32     32
           lean            0         0       0          48     32
@carried   legacy          0         0       0          32     32
           ownership       0         3       3          32     32
           lean            0         0       0          32     32
@select    legacy          0         0       0          64     48
           ownership       0         3       0          64     48
           lean            0         0       0          64     48
@selects   legacy          0         0       0          48     32
           ownership       0         3       0          48     32
           lean            0         0       0          48     32
module {
  func.func @straight(%arg0: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %alloc, %arg0 : memref<4xf32> to memref<4xf32>
    %alloc_0 = memref.alloc() : memref<8xf32>
    %subview = memref.subview %alloc_0[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
    memref.copy %arg0, %subview : memref<4xf32> to memref<4xf32, strided<[1], offset: 4>>
    %alloc_1 = memref.alloc() : memref<16xf32>
    memref.copy %subview, %arg0 : memref<4xf32, strided<[1], offset: 4>> to memref<4xf32>
    %subview_2 = memref.subview %alloc_1[4] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 4>>
    memref.copy %subview_2, %arg0 : memref<4xf32, strided<[1], offset: 4>> to memref<4xf32>
    return
  }
  func.func @branches(%arg0: i1, %arg1: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg1, %alloc : memref<4xf32> to memref<4xf32>
    %0 = scf.if %arg0 -> (memref<4xf32>) {
      memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
      %alloc_0 = memref.alloc() : memref<4xf32>
      memref.copy %arg1, %alloc_0 : memref<4xf32> to memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    } else {
      %alloc_0 = memref.alloc() : memref<4xf32>
      memref.copy %arg1, %alloc_0 : memref<4xf32> to memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    }
    memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @loop(%arg0: index, %arg1: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg1, %alloc : memref<4xf32> to memref<4xf32>
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
      %alloc_1 = memref.alloc() : memref<4xf32>
      memref.copy %arg1, %alloc_1 : memref<4xf32> to memref<4xf32>
      memref.copy %alloc_1, %arg1 : memref<4xf32> to memref<4xf32>
    }
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.copy %alloc_0, %arg1 : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @blocks(%arg0: index, %arg1: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg1, %alloc : memref<4xf32> to memref<4xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb1
    memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.copy %arg1, %alloc_0 : memref<4xf32> to memref<4xf32>
    memref.copy %alloc_0, %arg1 : memref<4xf32> to memref<4xf32>
    %1 = arith.addi %0, %c1 : index
    %2 = arith.cmpi slt, %1, %arg0 : index
    cf.cond_br %2, ^bb1(%1 : index), ^bb2
  ^bb2:  // pred: ^bb1
    %alloc_1 = memref.alloc() : memref<4xf32>
    memref.copy %alloc_1, %arg1 : memref<4xf32> to memref<4xf32>
    return
  }
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
  func.func @select(%arg0: i1, %arg1: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.copy %arg1, %alloc : memref<4xf32> to memref<4xf32>
    memref.copy %arg1, %alloc_0 : memref<4xf32> to memref<4xf32>
    %0 = arith.select %arg0, %alloc, %alloc_0 : memref<4xf32>
    %alloc_1 = memref.alloc() : memref<8xf32>
    %subview = memref.subview %alloc_1[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
    memref.copy %0, %subview : memref<4xf32> to memref<4xf32, strided<[1], offset: 4>>
    memref.copy %subview, %arg1 : memref<4xf32, strided<[1], offset: 4>> to memref<4xf32>
    return
  }
  func.func @selects(%arg0: i1, %arg1: i1, %arg2: memref<4xf32>) {
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg2, %alloc : memref<4xf32> to memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.copy %arg2, %alloc_0 : memref<4xf32> to memref<4xf32>
    %0 = arith.select %arg0, %alloc, %alloc_0 : memref<4xf32>
    %alloc_1 = memref.alloc() : memref<4xf32>
    memref.copy %arg2, %alloc_1 : memref<4xf32> to memref<4xf32>
    %1 = arith.select %arg1, %0, %alloc_1 : memref<4xf32>
    memref.copy %1, %arg2 : memref<4xf32> to memref<4xf32>
    return
  }
}

