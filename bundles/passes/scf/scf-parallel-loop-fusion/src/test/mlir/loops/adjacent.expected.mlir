module {
  func.func @a(%arg0: memref<2x2xf32>, %arg1: memref<2x2xf32>, %arg2: memref<2x2xf32>, %arg3: f32) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<2x2xf32>
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
      %0 = memref.load %arg1[%arg4, %arg5] : memref<2x2xf32>
      %1 = memref.load %arg2[%arg4, %arg5] : memref<2x2xf32>
      %2 = arith.addf %0, %1 : f32
      memref.store %2, %alloc[%arg4, %arg5] : memref<2x2xf32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
      %0 = memref.load %alloc[%arg4, %arg5] : memref<2x2xf32>
      %1 = memref.load %arg0[%arg4, %arg5] : memref<2x2xf32>
      %2 = arith.mulf %0, %1 : f32
      memref.store %2, %arg1[%arg4, %arg5] : memref<2x2xf32>
      scf.reduce 
    }
    memref.dealloc %alloc : memref<2x2xf32>
    return
  }
  func.func @red(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: f32) -> (f32, f32, f32) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addf %arg2, %arg2 : f32
    %1:3 = scf.parallel (%arg3) = (%c0) to (%c2) step (%c1) init (%arg2, %arg2, %arg2) -> (f32, f32, f32) {
      %2 = memref.load %arg0[%arg3] : memref<2xf32>
      %3 = memref.load %arg1[%arg3] : memref<2xf32>
      scf.reduce(%2, %3, %3 : f32, f32, f32) {
      ^bb0(%arg4: f32, %arg5: f32):
        %4 = arith.addf %arg4, %arg5 : f32
        scf.reduce.return %4 : f32
      }, {
      ^bb0(%arg4: f32, %arg5: f32):
        %4 = arith.addf %arg4, %arg5 : f32
        scf.reduce.return %4 : f32
      }, {
      ^bb0(%arg4: f32, %arg5: f32):
        %4 = arith.mulf %arg4, %arg5 : f32
        scf.reduce.return %4 : f32
      }
    }
    return %1#0, %1#1, %1#2 : f32, f32, f32
  }
  func.func @dep(%arg0: memref<2xf32>, %arg1: f32) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_0 = memref.alloc() : memref<2xf32>
    scf.parallel (%arg2) = (%c0) to (%c2) step (%c1) {
      %0 = arith.addi %arg2, %c1 : index
      memref.store %arg1, %alloc[%0] : memref<2xf32>
      %1 = arith.addi %arg2, %c1 : index
      %2 = memref.load %alloc[%1] : memref<2xf32>
      memref.store %2, %alloc_0[%arg2] : memref<2xf32>
      scf.reduce 
    }
    scf.parallel (%arg2) = (%c0) to (%c2) step (%c1) {
      memref.store %arg1, %alloc[%arg2] : memref<2xf32>
      scf.parallel (%arg3) = (%c0) to (%c2) step (%c1) {
        memref.store %arg1, %alloc_0[%arg3] : memref<2xf32>
        %0 = memref.load %alloc_0[%arg3] : memref<2xf32>
        memref.store %0, %arg0[%arg3] : memref<2xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    memref.store %arg1, %alloc[%c0] : memref<2xf32>
    scf.parallel (%arg2) = (%c0) to (%c2) step (%c1) {
      memref.store %arg1, %alloc_0[%arg2] : memref<2xf32>
      memref.store %arg1, %alloc[%arg2] : memref<2xf32>
      memref.store %arg1, %arg0[%arg2] : memref<2xf32>
      scf.reduce 
    }
    scf.parallel (%arg2) = (%c0) to (%c2) step (%c1) {
      %0 = memref.load %arg0[%c0] : memref<2xf32>
      memref.store %0, %alloc[%arg2] : memref<2xf32>
      scf.reduce 
    }
    return
  }
}

