module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4xf32>) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %alloc) -> (memref<4xf32>) {
      %alloc_0 = memref.alloc() : memref<4xf32>
      memref.copy %arg5, %alloc_0 : memref<4xf32> to memref<4xf32>
      memref.dealloc %arg5 : memref<4xf32>
      scf.yield %alloc_0 : memref<4xf32>
    }
    return %0 : memref<4xf32>
  }
}

