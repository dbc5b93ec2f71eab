module {
  func.func @affine(%arg0: memref<8xf32>) {
    affine.parallel (%arg1) = (0) to (8) {
      %alloc = memref.alloc() : memref<f32>
      %0 = memref.load %alloc[] : memref<f32>
      affine.store %0, %arg0[%arg1] : memref<8xf32>
      %alloc_0 = memref.alloc() : memref<f32>
      affine.for %arg2 = 0 to 8 {
        %1 = memref.load %alloc_0[] : memref<f32>
        affine.store %1, %arg0[%arg1] : memref<8xf32>
      }
    }
    return
  }
  func.func @scf(%arg0: memref<8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    affine.for %arg1 = 0 to 8 {
      scf.parallel (%arg2) = (%c0) to (%c8) step (%c1) {
        %alloc = memref.alloc() : memref<f32>
        scf.for %arg3 = %c0 to %c8 step %c1 {
          %0 = memref.load %alloc[] : memref<f32>
          memref.store %0, %arg0[%arg2] : memref<8xf32>
        }
        scf.reduce 
      }
      scf.forall (%arg2) in (8) {
        %alloc = memref.alloc() : memref<f32>
        %0 = memref.load %alloc[] : memref<f32>
        memref.store %0, %arg0[%arg2] : memref<8xf32>
      }
    }
    return
  }
  func.func @asynchronous(%arg0: memref<8xf32>, %arg1: !async.group) {
    affine.for %arg2 = 0 to 8 {
      %alloc = memref.alloc() : memref<f32>
      %token = async.execute {
        %1 = memref.load %alloc[] : memref<f32>
        memref.store %1, %arg0[%arg2] : memref<8xf32>
        async.yield
      }
      %0 = async.add_to_group %token, %arg1 : !async.token
    }
    return
  }
}

