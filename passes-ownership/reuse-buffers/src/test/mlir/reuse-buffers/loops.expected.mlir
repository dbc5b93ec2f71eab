module {
  func.func @nested(%arg0: memref<8xf32>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<8xf32>
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      affine.for %arg3 = 0 to 4 {
        linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
        memref.copy %alloc, %arg0 : memref<8xf32> to memref<8xf32>
      }
    }
    memref.dealloc %alloc : memref<8xf32>
    return
  }
  func.func @dynamic(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    scf.for %arg4 = %c0 to %arg1 step %c1 {
      linalg.fill ins(%arg3 : f32) outs(%alloc : memref<?xf32>)
    }
    memref.dealloc %alloc : memref<?xf32>
    scf.for %arg4 = %c0 to %arg1 step %c1 {
      %alloc_1 = memref.alloc(%arg2) : memref<?xf32>
      linalg.fill ins(%arg3 : f32) outs(%alloc_1 : memref<?xf32>)
      memref.dealloc %alloc_1 : memref<?xf32>
    }
    %alloc_0 = memref.alloc(%arg2) : memref<?xf32>
    scf.for %arg4 = %c0 to %c4 step %c1 {
      linalg.fill ins(%arg3 : f32) outs(%alloc_0 : memref<?xf32>)
    }
    memref.dealloc %alloc_0 : memref<?xf32>
    scf.for %arg4 = %c0 to %c4 step %c1 {
      %alloc_1 = memref.alloc(%arg4) : memref<?xf32>
      linalg.fill ins(%arg3 : f32) outs(%alloc_1 : memref<?xf32>)
      memref.dealloc %alloc_1 : memref<?xf32>
    }
    return
  }
  func.func @parallel(%arg0: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.parallel (%arg1) = (%c0) to (%c4) step (%c1) {
      %alloc = memref.alloc() : memref<8xf32>
      linalg.fill ins(%arg0 : f32) outs(%alloc : memref<8xf32>)
      memref.dealloc %alloc : memref<8xf32>
      scf.reduce 
    }
    scf.for %arg1 = %c4 to %c0 step %c1 {
      %alloc = memref.alloc() : memref<8xf32>
      linalg.fill ins(%arg0 : f32) outs(%alloc : memref<8xf32>)
      memref.dealloc %alloc : memref<8xf32>
    }
    return
  }
  func.func @carried(%arg0: memref<8xf32>, %arg1: index, %arg2: i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %alloc) -> (memref<8xf32>) {
      %alloc_0 = memref.alloc() : memref<8xf32>
      linalg.exp ins(%arg4 : memref<8xf32>) outs(%alloc_0 : memref<8xf32>)
      memref.copy %arg4, %arg0 : memref<8xf32> to memref<8xf32>
      memref.dealloc %arg4 : memref<8xf32>
      scf.yield %alloc_0 : memref<8xf32>
    }
    memref.dealloc %0 : memref<8xf32>
    return
  }
  func.func @peak(%arg0: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg1 = %c0 to %c4 step %c1 {
      %alloc = memref.alloc() : memref<8xf32>
      linalg.fill ins(%arg0 : f32) outs(%alloc : memref<8xf32>)
      memref.dealloc %alloc : memref<8xf32>
      %alloc_0 = memref.alloc() : memref<1000xf32>
      linalg.fill ins(%arg0 : f32) outs(%alloc_0 : memref<1000xf32>)
      memref.dealloc %alloc_0 : memref<1000xf32>
    }
    return
  }
}

