module {
  func.func @callee(%arg0: i32, %arg1: memref<4xf32>) -> (memref<4xf32> {test.kept}) {
    %cast = memref.cast %arg1 : memref<4xf32> to memref<?xf32>
    %alloc = memref.alloc() : memref<4xf32>
    return %alloc : memref<4xf32>
  }
  func.func @caller(%arg0: i32, %arg1: memref<4xf32>) {
    %0 = call @callee(%arg0, %arg1) : (i32, memref<4xf32>) -> memref<4xf32>
    %cast = memref.cast %arg1 : memref<4xf32> to memref<?xf32>
    "test.use"(%arg0, %0) : (i32, memref<4xf32>) -> ()
    return
  }
}

