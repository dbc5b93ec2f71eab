module {
  func.func @loop(%arg0: index, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = ring.alloc() : memref<4xf32>
    memref.store %arg1, %0[%c0] : memref<4xf32>
    %1 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %0) -> (memref<4xf32>) {
      %3 = memref.load %arg3[%c0] : memref<4xf32>
      ring.release %arg3 : memref<4xf32>
      %4 = ring.alloc() : memref<4xf32>
      memref.store %3, %4[%c0] : memref<4xf32>
      scf.yield %4 : memref<4xf32>
    }
    %2 = memref.load %1[%c0] : memref<4xf32>
    ring.release %1 : memref<4xf32>
    return %2 : f32
  }
  func.func private @make(%arg0: f32) -> memref<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = ring.alloc() : memref<4xf32>
    memref.store %arg0, %0[%c0] : memref<4xf32>
    return %0 : memref<4xf32>
  }
  func.func @public(%arg0: f32) -> memref<4xf32> {
    %0 = call @make(%arg0) : (f32) -> memref<4xf32>
    %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
    ring.release %0 : memref<4xf32>
    return %1 : memref<4xf32>
  }
  func.func @caller(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = call @make(%arg0) : (f32) -> memref<4xf32>
    %1 = memref.load %0[%c0] : memref<4xf32>
    ring.release %0 : memref<4xf32>
    return %1 : f32
  }
  func.func private @take(%arg0: memref<4xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[%c0] : memref<4xf32>
    ring.release %arg0 : memref<4xf32>
    return %0 : f32
  }
  func.func @gives(%arg0: f32) -> f32 {
    %0 = call @make(%arg0) : (f32) -> memref<4xf32>
    %1 = call @take(%0) : (memref<4xf32>) -> f32
    return %1 : f32
  }
  func.func @blocks(%arg0: i1, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = ring.alloc() : memref<4xf32>
    memref.store %arg1, %0[%c0] : memref<4xf32>
    cf.cond_br %arg0, ^bb1, ^bb2(%0 : memref<4xf32>)
  ^bb1:  // pred: ^bb0
    ring.release %0 : memref<4xf32>
    %1 = ring.alloc() : memref<4xf32>
    memref.store %arg1, %1[%c0] : memref<4xf32>
    cf.br ^bb2(%1 : memref<4xf32>)
  ^bb2(%2: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
    %3 = memref.load %2[%c0] : memref<4xf32>
    ring.release %2 : memref<4xf32>
    return %3 : f32
  }
  func.func @lent(%arg0: i1, %arg1: f32, %arg2: memref<4xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = scf.if %arg0 -> (memref<4xf32>) {
      %2 = ring.alloc() : memref<4xf32>
      memref.store %arg1, %2[%c0] : memref<4xf32>
      scf.yield %2 : memref<4xf32>
    } else {
      scf.yield %arg2 : memref<4xf32>
    }
    %1 = memref.load %0[%c0] : memref<4xf32>
    scf.if %arg0 {
      ring.release %0 : memref<4xf32>
    }
    return %1 : f32
  }
  func.func private @lentOrNew(%arg0: i1, %arg1: f32, %arg2: memref<4xf32>) -> memref<4xf32> {
    %c0 = arith.constant 0 : index
    %0 = scf.if %arg0 -> (memref<4xf32>) {
      %1 = ring.alloc() : memref<4xf32>
      memref.store %arg1, %1[%c0] : memref<4xf32>
      %2 = bufferization.clone %1 : memref<4xf32> to memref<4xf32>
      ring.release %1 : memref<4xf32>
      scf.yield %2 : memref<4xf32>
    } else {
      %1 = bufferization.clone %arg2 : memref<4xf32> to memref<4xf32>
      scf.yield %1 : memref<4xf32>
    }
    return %0 : memref<4xf32>
  }
  func.func @unknown(%arg0: index) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = call @ext() : () -> memref<4xf32>
    %1 = memref.load %0[%c0] : memref<4xf32>
    ring.release %0 : memref<4xf32>
    return %1 : f32
  }
  func.func private @ext() -> memref<4xf32>
}

