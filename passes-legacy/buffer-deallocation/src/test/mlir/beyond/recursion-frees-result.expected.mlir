module {
  func.func private @f(%arg0: i64, %arg1: memref<?xindex>) -> (i64, memref<?xindex>) {
    %0:2 = call @f(%arg0, %arg1) : (i64, memref<?xindex>) -> (i64, memref<?xindex>)
    memref.dealloc %0#1 : memref<?xindex>
    %1 = bufferization.clone %arg1 : memref<?xindex> to memref<?xindex>
    return %0#0, %1 : i64, memref<?xindex>
  }
}

