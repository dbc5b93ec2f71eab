module {
  func.func @f(%arg0: i1, %arg1: i1, %arg2: index, %arg3: memref<?xf32>) attributes {mortise.keep = "complete"} {
    %true = arith.constant true
    %false = arith.constant false
    %0:2 = scf.if %arg0 -> (memref<?xf32>, i1) {
      %alloc = memref.alloc(%arg2) : memref<?xf32>
      scf.yield %alloc, %true : memref<?xf32>, i1
    } else {
      scf.yield %arg3, %false : memref<?xf32>, i1
    }
    %1 = arith.andi %0#1, %arg1 : i1
    scf.if %1 {
      memref.dealloc %0#0 : memref<?xf32>
    }
    %2 = arith.xori %arg1, %true : i1
    %3 = arith.andi %0#1, %2 : i1
    cf.cond_br %arg1, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    scf.if %3 {
      memref.dealloc %0#0 : memref<?xf32>
    }
    return
  ^bb2:  // pred: ^bb0
    return
  }
  func.func @g(%arg0: i1, %arg1: index, %arg2: memref<?xf32>) {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    scf.if %arg0 {
      memref.dealloc %arg2 : memref<?xf32>
    }
    memref.dealloc %alloc : memref<?xf32>
    return
  }
}

