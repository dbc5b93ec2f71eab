module {
  func.func private @g(%arg0: memref<4xindex>) -> memref<4xindex> {
    %0 = bufferization.clone %arg0 : memref<4xindex> to memref<4xindex>
    return %0 : memref<4xindex>
  }
  func.func private @f(%arg0: memref<4xindex>) -> index {
    %c0 = arith.constant 0 : index
    %0 = call @g(%arg0) : (memref<4xindex>) -> memref<4xindex>
    %1 = memref.load %0[%c0] : memref<4xindex>
    memref.dealloc %0 : memref<4xindex>
    return %1 : index
  }
  func.func @main() -> index {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xindex>
    memref.store %c0, %alloc[%c0] : memref<4xindex>
    %0 = call @f(%alloc) : (memref<4xindex>) -> index
    %1 = call @f(%alloc) : (memref<4xindex>) -> index
    %2 = arith.addi %0, %1 : index
    memref.dealloc %alloc : memref<4xindex>
    return %2 : index
  }
}

