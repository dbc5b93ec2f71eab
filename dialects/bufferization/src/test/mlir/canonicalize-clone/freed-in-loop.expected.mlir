module {
  func.func @source_needed(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<2xf32>
    %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
    %1 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %0) -> (memref<2xf32>) {
      memref.dealloc %arg2 : memref<2xf32>
      %2 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
      scf.yield %2 : memref<2xf32>
    }
    memref.dealloc %alloc : memref<2xf32>
    memref.dealloc %1 : memref<2xf32>
    return
  }
  func.func @clone_needed(%arg0: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<2xf32>
    %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
    %1 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %alloc) -> (memref<2xf32>) {
      memref.dealloc %arg2 : memref<2xf32>
      %alloc_0 = memref.alloc() : memref<2xf32>
      scf.yield %alloc_0 : memref<2xf32>
    }
    %2 = memref.load %0[%c0] : memref<2xf32>
    memref.dealloc %0 : memref<2xf32>
    memref.dealloc %1 : memref<2xf32>
    return %2 : f32
  }
}

