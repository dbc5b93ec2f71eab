module attributes {mortise.policies = [{arena = false, memory_space = 3 : i64}]} {
  func.func @f(%arg0: memref<512xf32>) {
    %c2048 = arith.constant 2048 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<4096xi8, 2>
    %view = memref.view %alloc[%c0][] : memref<4096xi8, 2> to memref<512xf32, 2>
    memref.copy %arg0, %view : memref<512xf32> to memref<512xf32, 2>
    %view_0 = memref.view %alloc[%c2048][] : memref<4096xi8, 2> to memref<512xf32, 2>
    memref.copy %view, %view_0 : memref<512xf32, 2> to memref<512xf32, 2>
    memref.copy %view, %arg0 : memref<512xf32, 2> to memref<512xf32>
    memref.copy %view_0, %arg0 : memref<512xf32, 2> to memref<512xf32>
    memref.dealloc %alloc : memref<4096xi8, 2>
    %alloc_1 = memref.alloc() : memref<512xf32, 3>
    memref.copy %arg0, %alloc_1 : memref<512xf32> to memref<512xf32, 3>
    %alloc_2 = memref.alloc() : memref<512xf32, 3>
    memref.copy %alloc_1, %alloc_2 : memref<512xf32, 3> to memref<512xf32, 3>
    memref.copy %alloc_1, %arg0 : memref<512xf32, 3> to memref<512xf32>
    memref.dealloc %alloc_1 : memref<512xf32, 3>
    memref.copy %alloc_2, %arg0 : memref<512xf32, 3> to memref<512xf32>
    memref.dealloc %alloc_2 : memref<512xf32, 3>
    return
  }
}

