module {
  func.func @callee(%arg0: memref<5xf32>, %arg1: memref<2xi8>, %arg2: i1, %arg3: memref<5xf32>, %arg4: memref<2xi8>) -> (i1, i1) {
    memref.copy %arg0, %arg3 : memref<5xf32> to memref<5xf32>
    memref.copy %arg1, %arg4 : memref<2xi8> to memref<2xi8>
    return %arg2, %arg2 : i1, i1
  }
  func.func @caller(%arg0: memref<5xf32>, %arg1: memref<2xi8>, %arg2: i1, %arg3: memref<2xi8>) -> i1 {
    %alloc = memref.alloc() : memref<5xf32>
    %alloc_0 = memref.alloc() : memref<2xi8>
    %0:2 = call @callee(%arg0, %arg1, %arg2, %alloc, %alloc_0) : (memref<5xf32>, memref<2xi8>, i1, memref<5xf32>, memref<2xi8>) -> (i1, i1)
    memref.copy %alloc_0, %arg3 : memref<2xi8> to memref<2xi8>
    return %0#1 : i1
  }
}

