module {
  func.func @both_ways(%arg0: i1, %arg1: f32, %arg2: index) {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.store %arg1, %alloc_0[%arg2] : memref<4xf32>
    scf.if %arg0 {
      memref.dealloc %alloc_0 : memref<4xf32>
    } else {
      memref.store %arg1, %alloc_0[%arg2] : memref<4xf32>
      memref.dealloc %alloc_0 : memref<4xf32>
    }
    memref.dealloc %alloc : memref<4xf32>
    return
  }
  func.func @edges(%arg0: i64, %arg1: i64, %arg2: f32, %arg3: index) -> memref<4xf32> {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    memref.store %arg2, %alloc[%arg3] : memref<4xf32>
    %0 = arith.cmpi eq, %arg0, %arg1 : i64
    %1 = arith.cmpi ne, %arg0, %arg1 : i64
    scf.if %1 {
      memref.dealloc %alloc : memref<4xf32>
    }
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.store %arg2, %alloc[%arg3] : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %alloc_0 : memref<4xf32>
  }
  func.func @loop(%arg0: index, %arg1: f32) -> memref<4xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4xf32>
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %alloc) -> (memref<4xf32>) {
      %alloc_0 = memref.alloc() : memref<4xf32>
      memref.store %arg1, %alloc_0[%c0] : memref<4xf32>
      memref.dealloc %arg3 : memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    }
    return %0 : memref<4xf32>
  }
  func.func @flag(%arg0: i1, %arg1: memref<4xf32>, %arg2: f32, %arg3: index) {
    %true = arith.constant true
    %false = arith.constant false
    %0:2 = scf.if %arg0 -> (memref<4xf32>, i1) {
      %alloc = memref.alloc() : memref<4xf32>
      scf.yield %alloc, %true : memref<4xf32>, i1
    } else {
      scf.yield %arg1, %false : memref<4xf32>, i1
    }
    memref.store %arg2, %0#0[%arg3] : memref<4xf32>
    scf.if %0#1 {
      memref.dealloc %0#0 : memref<4xf32>
    }
    return
  }
  func.func @nothing(%arg0: i1) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    return %0 : i1
  }
}

