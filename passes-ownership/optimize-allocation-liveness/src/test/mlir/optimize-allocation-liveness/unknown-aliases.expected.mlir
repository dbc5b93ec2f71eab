module {
  func.func private @use(memref<f32>)
  func.func private @use_address(index)
  func.func @box(%arg0: f32) -> f32 {
    %alloc = memref.alloc() : memref<f32>
    %alloca = memref.alloca() : memref<memref<f32>>
    memref.store %alloc, %alloca[] : memref<memref<f32>>
    %0 = memref.load %alloca[] : memref<memref<f32>>
    memref.store %arg0, %0[] : memref<f32>
    memref.dealloc %alloc : memref<f32>
    %1 = arith.addf %arg0, %arg0 : f32
    return %1 : f32
  }
  func.func @stored(%arg0: memref<memref<f32>>, %arg1: memref<f32>, %arg2: f32) -> f32 {
    %alloc = memref.alloc() : memref<f32>
    memref.store %alloc, %arg0[] : memref<memref<f32>>
    %0 = arith.addf %arg2, %arg2 : f32
    call @use(%arg1) : (memref<f32>) -> ()
    %1 = arith.mulf %arg2, %0 : f32
    %2 = memref.load %arg0[] : memref<memref<f32>>
    memref.store %arg2, %2[] : memref<f32>
    memref.dealloc %alloc : memref<f32>
    %3 = arith.mulf %arg2, %1 : f32
    return %3 : f32
  }
  func.func @address(%arg0: index) -> index {
    %alloc = memref.alloc() : memref<f32>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<f32> -> index
    %0 = arith.addi %intptr, %arg0 : index
    call @use_address(%0) : (index) -> ()
    memref.dealloc %alloc : memref<f32>
    %1 = arith.addi %arg0, %arg0 : index
    return %1 : index
  }
  func.func @unknown(%arg0: index) -> index {
    %alloc = memref.alloc() : memref<f32>
    %0 = "some.view"(%alloc) : (memref<f32>) -> memref<f32>
    call @use(%0) : (memref<f32>) -> ()
    memref.dealloc %alloc : memref<f32>
    %1 = arith.addi %arg0, %arg0 : index
    return %1 : index
  }
  func.func @asynchronous(%arg0: index) -> index {
    %alloc = memref.alloc() : memref<f32>
    %token = async.execute {
      func.call @use(%alloc) : (memref<f32>) -> ()
      async.yield
    }
    async.await %token : !async.token
    memref.dealloc %alloc : memref<f32>
    %0 = arith.addi %arg0, %arg0 : index
    return %0 : index
  }
}

