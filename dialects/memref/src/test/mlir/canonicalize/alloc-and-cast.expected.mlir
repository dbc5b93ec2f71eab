module {
  func.func @c(%arg0: index) -> (memref<?x?xf32>, memref<*xf32>, memref<4xf32>) {
    %c-4 = arith.constant -4 : index
    %alloc = memref.alloc(%arg0) {alignment = 8 : i64} : memref<4x?xf32>
    %cast = memref.cast %alloc : memref<4x?xf32> to memref<?x?xf32>
    %alloc_0 = memref.alloc(%c-4) : memref<?xf32>
    %cast_1 = memref.cast %alloc : memref<4x?xf32> to memref<*xf32>
    %alloc_2 = memref.alloc() : memref<4xf32>
    "test.u"(%alloc_0) : (memref<?xf32>) -> ()
    memref.dealloc %alloc_2 : memref<4xf32>
    return %cast, %cast_1, %alloc_2 : memref<?x?xf32>, memref<*xf32>, memref<4xf32>
  }
}

