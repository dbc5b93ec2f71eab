module {
  func.func @callee(%arg0: memref<5xf32>, %arg1: i1) -> (i1, memref<5xf32>) {
    return %arg1, %arg0 : i1, memref<5xf32>
  }
  func.func @caller(%arg0: memref<5xf32>, %arg1: i1) -> memref<5xf32> {
    %0:2 = call @callee(%arg0, %arg1) : (memref<5xf32>, i1) -> (i1, memref<5xf32>)
    return %0#1 : memref<5xf32>
  }
}

