module {
  func.func @complete(%arg0: index, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %c0, %c1 : index
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    memref.store %arg1, %alloc[%0] : memref<?xf32>
    %alloc_0 = memref.alloc() : memref<2xf32>
    memref.store %arg1, %alloc_0[%c0] : memref<2xf32>
    %1 = memref.load %alloc[%c0] : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    memref.dealloc %alloc_0 : memref<2xf32>
    return %1 : f32
  }
  func.func @onOneWay(%arg0: i1, %arg1: index, %arg2: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    memref.store %arg2, %alloc[%c0] : memref<?xf32>
    %0 = memref.load %alloc[%arg1] : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    return %0 : f32
  }
  func.func @loopLosesLast(%arg0: index, %arg1: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %alloc) -> (memref<?xf32>) {
      %alloc_0 = memref.alloc(%arg2) : memref<?xf32>
      memref.dealloc %arg3 : memref<?xf32>
      memref.store %arg1, %alloc_0[%c0] : memref<?xf32>
      scf.yield %alloc_0 : memref<?xf32>
    }
    memref.dealloc %0 : memref<?xf32>
    return
  }
}

