module {
  func.func @all(%arg0: memref<8xf32>, %arg1: index, %arg2: i1, %arg3: f32) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<8xf32>
    memref.copy %arg0, %alloc : memref<8xf32> to memref<8xf32>
    %alloc_0 = memref.alloc(%arg1) : memref<?xf32>
    linalg.fill ins(%arg3 : f32) outs(%alloc_0 : memref<?xf32>)
    memref.dealloc %alloc_0 : memref<?xf32>
    %alloc_1 = memref.alloc() : memref<8xf32>
    %alloc_2 = memref.alloc() : memref<8xf32>
    %0 = arith.select %arg2, %alloc_1, %alloc_2 : memref<8xf32>
    %1 = arith.select %arg2, %alloc_2, %alloc_1 : memref<8xf32>
    memref.copy %arg0, %0 : memref<8xf32> to memref<8xf32>
    memref.dealloc %0 : memref<8xf32>
    memref.dealloc %1 : memref<8xf32>
    %alloca = memref.alloca() : memref<8xf32>
    memref.copy %arg0, %alloca : memref<8xf32> to memref<8xf32>
    %true = arith.constant true
    scf.if %true {
    }
    return %alloc : memref<8xf32>
  }
}

