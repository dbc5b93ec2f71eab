module {
  func.func @half() {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<4xf32>
    "test.init"(%alloc, %alloc_0) : (memref<4xf32>, memref<4xf32>) -> ()
    memref.dealloc %alloc_0 : memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return
  }
  func.func @one_way(%arg0: i1) {
    %alloc = memref.alloc() : memref<4xf32>
    "test.init"(%alloc) : (memref<4xf32>) -> ()
    memref.dealloc %alloc : memref<4xf32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    return
  }
  func.func @left(%arg0: i1, %arg1: i1) {
    %alloc = memref.alloc() : memref<4xf32>
    "test.init"(%alloc) : (memref<4xf32>) -> ()
    memref.dealloc %alloc : memref<4xf32>
    scf.if %arg0 {
    }
    scf.if %arg1 {
    }
    return
  }
  func.func @flag(%arg0: index, %arg1: memref<4xf32>) -> memref<4xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %false = arith.constant false
    %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %false) -> (memref<4xf32>, i1) {
      %alloc = memref.alloc() : memref<4xf32>
      memref.copy %arg3, %alloc : memref<4xf32> to memref<4xf32>
      scf.if %arg4 {
        memref.dealloc %arg3 : memref<4xf32>
      }
      scf.yield %alloc, %true : memref<4xf32>, i1
    }
    %1 = scf.if %0#1 -> (memref<4xf32>) {
      scf.yield %0#0 : memref<4xf32>
    } else {
      %2 = bufferization.clone %0#0 : memref<4xf32> to memref<4xf32>
      scf.yield %2 : memref<4xf32>
    }
    return %1 : memref<4xf32>
  }
  func.func @clone_of_dying(%arg0: index) -> memref<?xf32> {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    "test.init"(%alloc) : (memref<?xf32>) -> ()
    return %alloc : memref<?xf32>
  }
  func.func @argument(%arg0: memref<4xf32>, %arg1: i1) {
    scf.if %arg1 {
      memref.dealloc %arg0 : memref<4xf32>
    }
    return
  }
  func.func @local_clone(%arg0: memref<4xf32>, %arg1: i1) -> f32 {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = scf.if %arg1 -> (f32) {
      %1 = memref.load %arg0[%c0] : memref<4xf32>
      scf.yield %1 : f32
    } else {
      scf.yield %cst : f32
    }
    return %0 : f32
  }
}

