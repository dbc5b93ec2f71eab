#set = affine_set<()[s0] : (s0 >= 0)>
module {
  func.func @simple() {
    %cst = arith.constant 7.000000e+00 : f32
    affine.for %arg0 = 0 to 10 {
      %0 = arith.addf %cst, %cst : f32
      "test.u"(%0) : (f32) -> ()
    }
    return
  }
  func.func @dead(%arg0: memref<10xf32>, %arg1: f32, %arg2: f32) {
    affine.for %arg3 = 0 to 10 {
      affine.store %arg2, %arg0[%arg3] : memref<10xf32>
    }
    return
  }
  func.func @reload(%arg0: memref<10xf32>, %arg1: f32, %arg2: f32) -> f32 {
    affine.for %arg3 = 0 to 10 {
      %2 = affine.load %arg0[%arg3] : memref<10xf32>
      "test.u"(%2, %2) : (f32, f32) -> ()
      affine.store %arg1, %arg0[%arg3 + 1] : memref<10xf32>
      %3 = affine.load %arg0[%arg3] : memref<10xf32>
      "test.u"(%3, %3) : (f32, f32) -> ()
    }
    %0 = affine.load %arg0[4] : memref<10xf32>
    %1 = arith.addf %0, %0 : f32
    return %1 : f32
  }
  func.func @outer(%arg0: f32) -> f32 {
    %alloc = memref.alloc() : memref<1xf32>
    affine.store %arg0, %alloc[0] : memref<1xf32>
    affine.for %arg1 = 0 to 10 {
      %0 = affine.load %alloc[0] : memref<1xf32>
      "test.u"(%0) : (f32) -> ()
      affine.for %arg2 = 0 to 10 {
        %1 = affine.load %alloc[0] : memref<1xf32>
        "test.u"(%1) : (f32) -> ()
      }
    }
    memref.dealloc %alloc : memref<1xf32>
    return %arg0 : f32
  }
  func.func private @ext()
  func.func @between(%arg0: memref<4xf32>, %arg1: f32, %arg2: memref<4xf32>) -> f32 {
    affine.store %arg1, %arg0[0] : memref<4xf32>
    call @ext() : () -> ()
    %0 = affine.load %arg0[0] : memref<4xf32>
    affine.store %0, %arg0[1] : memref<4xf32>
    affine.store %0, %arg2[1] : memref<4xf32>
    %1 = affine.load %arg0[1] : memref<4xf32>
    return %1 : f32
  }
  func.func @cond(%arg0: memref<4xf32>, %arg1: f32, %arg2: memref<4xf32>, %arg3: i1, %arg4: index) -> f32 {
    scf.if %arg3 {
      affine.store %arg1, %arg0[symbol(%arg4)] : memref<4xf32>
    }
    %0 = affine.load %arg0[symbol(%arg4)] : memref<4xf32>
    affine.store %arg1, %arg0[2] : memref<4xf32>
    %1 = scf.if %arg3 -> (f32) {
      scf.yield %arg1 : f32
    } else {
      affine.store %0, %arg0[2] : memref<4xf32>
      scf.yield %0 : f32
    }
    %2 = affine.load %arg0[2] : memref<4xf32>
    %3 = arith.addf %2, %1 : f32
    return %3 : f32
  }
  func.func @branches(%arg0: f32, %arg1: f32, %arg2: memref<8xf32>, %arg3: i1, %arg4: index) {
    scf.if %arg3 {
      affine.store %arg0, %arg2[0] : memref<8xf32>
    }
    affine.store %arg1, %arg2[0] : memref<8xf32>
    affine.if #set()[%arg4] {
      affine.store %arg0, %arg2[1] : memref<8xf32>
    }
    affine.store %arg1, %arg2[1] : memref<8xf32>
    affine.for %arg5 = 0 to 8 {
      affine.if #set()[%arg4] {
        affine.store %arg0, %arg2[2] : memref<8xf32>
      }
      affine.store %arg1, %arg2[2] : memref<8xf32>
      affine.for %arg6 = 0 to 8 {
        affine.store %arg0, %arg2[3] : memref<8xf32>
      }
      affine.store %arg1, %arg2[3] : memref<8xf32>
    }
    scf.if %arg3 {
      affine.for %arg5 = 0 to 8 {
        affine.store %arg0, %arg2[4] : memref<8xf32>
      }
      affine.store %arg1, %arg2[4] : memref<8xf32>
    }
    return
  }
  func.func @otherMemory(%arg0: f32, %arg1: f32, %arg2: memref<4xf32>, %arg3: memref<4xf32>) -> (f32, f32, f32, f32) {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<4xf32>
    memref.store %arg1, %alloca[%c0] : memref<4xf32>
    memref.store %arg1, %arg2[%c0] : memref<4xf32>
    memref.dealloc %arg3 : memref<4xf32>
    affine.store %arg1, %arg2[3] : memref<4xf32>
    affine.store %arg1, %arg3[3] : memref<4xf32>
    affine.store %arg1, %alloca[3] : memref<4xf32>
    return %arg0, %arg0, %arg0, %arg0 : f32, f32, f32, f32
  }
  func.func @loops(%arg0: f32, %arg1: f32) -> f32 {
    %alloc = memref.alloc() : memref<8xf32>
    affine.for %arg2 = 0 to 8 {
      affine.store %arg0, %alloc[0] : memref<8xf32>
    }
    affine.store %arg1, %alloc[0] : memref<8xf32>
    affine.for %arg2 = 0 to 8 {
      %1 = affine.load %alloc[0] : memref<8xf32>
      affine.store %1, %alloc[%arg2] : memref<8xf32>
    }
    affine.store %arg1, %alloc[3] : memref<8xf32>
    affine.for %arg2 = 0 to 3 {
      affine.store %arg1, %alloc[%arg2] : memref<8xf32>
    }
    affine.for %arg2 = 4 to 8 {
      affine.store %arg1, %alloc[%arg2] : memref<8xf32>
    }
    %0 = affine.load %alloc[0] : memref<8xf32>
    return %0 : f32
  }
}

