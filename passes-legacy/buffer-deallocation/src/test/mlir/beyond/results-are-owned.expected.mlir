module {
  func.func private @callee(memref<2xf32>) -> memref<2xf32>
  func.func @call(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
    %0 = call @callee(%arg0) : (memref<2xf32>) -> memref<2xf32>
    memref.copy %0, %arg1 : memref<2xf32> to memref<2xf32>
    memref.dealloc %0 : memref<2xf32>
    return
  }
  func.func @freed_already(%arg0: memref<2xf32>, %arg1: memref<2xf32>) {
    %0 = call @callee(%arg0) : (memref<2xf32>) -> memref<2xf32>
    memref.copy %0, %arg1 : memref<2xf32> to memref<2xf32>
    memref.dealloc %0 : memref<2xf32>
    return
  }
  func.func @argument(%arg0: memref<2xf32>) -> memref<2xf32> {
    %0 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
    return %0 : memref<2xf32>
  }
  func.func @maybe_argument(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
    %0 = scf.if %arg0 -> (memref<2xf32>) {
      %alloc = memref.alloc() : memref<2xf32>
      %1 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
      memref.dealloc %alloc : memref<2xf32>
      scf.yield %1 : memref<2xf32>
    } else {
      %1 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
      scf.yield %1 : memref<2xf32>
    }
    return %0 : memref<2xf32>
  }
  func.func @allocation() -> (memref<2xf32>, memref<?xf32>, i32) {
    %alloc = memref.alloc() : memref<2xf32>
    %cast = memref.cast %alloc : memref<2xf32> to memref<?xf32>
    %c0_i32 = arith.constant 0 : i32
    %0 = bufferization.clone %cast : memref<?xf32> to memref<?xf32>
    return %alloc, %0, %c0_i32 : memref<2xf32>, memref<?xf32>, i32
  }
  func.func @tail_call(%arg0: memref<2xf32>) -> memref<2xf32> {
    %0 = call @callee(%arg0) : (memref<2xf32>) -> memref<2xf32>
    return %0 : memref<2xf32>
  }
  memref.global "private" @g : memref<2xf32>
  func.func @global() -> memref<2xf32> {
    %0 = memref.get_global @g : memref<2xf32>
    %1 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
    return %1 : memref<2xf32>
  }
}

