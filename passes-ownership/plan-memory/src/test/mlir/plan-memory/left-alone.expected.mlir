#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func private @get(memref<8xf32>)
  func.func @not_local(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<8xf32>
    memref.copy %arg0, %alloc : memref<8xf32> to memref<8xf32>
    %alloc_0 = memref.alloc(%arg1) : memref<?xf32>
    linalg.fill ins(%arg2 : f32) outs(%alloc_0 : memref<?xf32>)
    memref.dealloc %alloc_0 : memref<?xf32>
    %alloc_1 = memref.alloc() : memref<8xf32>
    memref.copy %arg0, %alloc_1 : memref<8xf32> to memref<8xf32>
    memref.dealloc %alloc_1 : memref<8xf32>
    %alloc_2 = memref.alloc() : memref<4x4xf32, #map>
    linalg.fill ins(%arg2 : f32) outs(%alloc_2 : memref<4x4xf32, #map>)
    memref.dealloc %alloc_2 : memref<4x4xf32, #map>
    return %alloc : memref<8xf32>
  }
  func.func @recursive(%arg0: memref<8xf32>, %arg1: i1) {
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    %alloc_0 = memref.alloc() : memref<8xf32>
    linalg.exp ins(%alloc : memref<8xf32>) outs(%alloc_0 : memref<8xf32>)
    memref.dealloc %alloc : memref<8xf32>
    scf.if %arg1 {
      func.call @recursive(%alloc_0, %arg1) : (memref<8xf32>, i1) -> ()
    }
    memref.dealloc %alloc_0 : memref<8xf32>
    return
  }
  func.func @parallel(%arg0: memref<8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    scf.parallel (%arg1) = (%c0) to (%c8) step (%c1) {
      %alloc = memref.alloc() : memref<8xf32>
      linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
      %alloc_0 = memref.alloc() : memref<8xf32>
      linalg.exp ins(%alloc : memref<8xf32>) outs(%alloc_0 : memref<8xf32>)
      memref.dealloc %alloc : memref<8xf32>
      memref.dealloc %alloc_0 : memref<8xf32>
      scf.reduce 
    }
    return
  }
  func.func @carried(%arg0: memref<8xf32>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc : memref<8xf32>)
    %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %alloc) -> (memref<8xf32>) {
      %alloc_0 = memref.alloc() : memref<8xf32>
      linalg.exp ins(%arg3 : memref<8xf32>) outs(%alloc_0 : memref<8xf32>)
      memref.copy %arg3, %arg0 : memref<8xf32> to memref<8xf32>
      memref.dealloc %arg3 : memref<8xf32>
      scf.yield %alloc_0 : memref<8xf32>
    }
    memref.dealloc %0 : memref<8xf32>
    return
  }
  func.func @other_owner(%arg0: memref<8xf32>, %arg1: i1) {
    %alloc = memref.alloc() : memref<8xf32>
    %alloc_0 = memref.alloc() : memref<8xf32>
    %0 = arith.select %arg1, %alloc, %alloc_0 : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%0 : memref<8xf32>)
    %1 = arith.select %arg1, %alloc_0, %alloc : memref<8xf32>
    memref.dealloc %1 : memref<8xf32>
    memref.dealloc %0 : memref<8xf32>
    %alloc_1 = memref.alloc() : memref<8xf32>
    %alloc_2 = memref.alloc() : memref<8xf32>
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc_1 : memref<8xf32>)
    linalg.exp ins(%arg0 : memref<8xf32>) outs(%alloc_2 : memref<8xf32>)
    call @get(%alloc_1) : (memref<8xf32>) -> ()
    call @get(%alloc_2) : (memref<8xf32>) -> ()
    scf.if %arg1 {
      memref.dealloc %alloc_1 : memref<8xf32>
      memref.dealloc %alloc_2 : memref<8xf32>
    }
    return
  }
}

