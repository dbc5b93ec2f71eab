module {
  func.func private @dynamic(memref<?xf32>) -> (memref<?xf32>, memref<*xf32>)
  func.func @caller(%arg0: memref<?xf32>) -> (memref<?xf32>, memref<*xf32>) {
    %0:2 = call @dynamic(%arg0) : (memref<?xf32>) -> (memref<?xf32>, memref<*xf32>)
    return %0#0, %0#1 : memref<?xf32>, memref<*xf32>
  }
}

