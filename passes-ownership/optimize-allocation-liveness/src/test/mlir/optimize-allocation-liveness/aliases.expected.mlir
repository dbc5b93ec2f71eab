module {
  func.func private @pass(memref<?xf32>) -> memref<?xf32>
  func.func @view(%arg0: index) -> f32 {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %subview = memref.subview %alloc[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
    %c0 = arith.constant 0 : index
    %0 = memref.load %subview[%c0] : memref<4xf32, strided<[1]>>
    memref.dealloc %alloc : memref<?xf32>
    %1 = arith.addf %0, %0 : f32
    return %1 : f32
  }
  func.func @selection(%arg0: i1, %arg1: index) -> f32 {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    %alloc_0 = memref.alloc(%arg1) : memref<?xf32>
    %0 = arith.select %arg0, %alloc, %alloc_0 : memref<?xf32>
    %1 = memref.load %0[%arg1] : memref<?xf32>
    memref.dealloc %alloc_0 : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    %2 = arith.addf %1, %1 : f32
    return %2 : f32
  }
  func.func @call(%arg0: index) -> f32 {
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %0 = call @pass(%alloc) : (memref<?xf32>) -> memref<?xf32>
    %1 = memref.load %0[%arg0] : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    %2 = arith.addf %1, %1 : f32
    return %2 : f32
  }
  func.func @loop(%arg0: index, %arg1: index, %arg2: index) -> f32 {
    %alloc = memref.alloc(%arg1) : memref<?xf32>
    %alloc_0 = memref.alloc(%arg1) : memref<?xf32>
    %0:2 = scf.for %arg3 = %arg0 to %arg1 step %arg2 iter_args(%arg4 = %alloc, %arg5 = %alloc_0) -> (memref<?xf32>, memref<?xf32>) {
      scf.yield %arg5, %arg4 : memref<?xf32>, memref<?xf32>
    }
    %1 = memref.load %0#0[%arg0] : memref<?xf32>
    memref.dealloc %alloc_0 : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    %2 = arith.addf %1, %1 : f32
    return %2 : f32
  }
}

