module {
  func.func @d(%arg0: f32, %arg1: index, %arg2: memref<4xf32>, %arg3: memref<?xf32, strided<[?], offset: ?>>, %arg4: memref<0xf32>) {
    %alloca = memref.alloca() : memref<4xf32>
    memref.copy %arg2, %alloca : memref<4xf32> to memref<4xf32>
    memref.copy %arg2, %arg3 : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
    memref.copy %arg2, %arg3 : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
    memref.alloca_scope  {
      %alloca_0 = memref.alloca() : memref<4xf32>
      "test.u"(%alloca_0) : (memref<4xf32>) -> ()
    }
    "test.u"() : () -> ()
    return
  }
}

