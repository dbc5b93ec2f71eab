module {
  func.func private @declaration(memref<4xf32>, memref<4xf32> {test.a}, memref<2xf32, 1> {test.c}) -> (i32 {test.b})
  func.func @two_returns(%arg0: i1 {test.c}, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
    return
  ^bb2:  // pred: ^bb0
    memref.copy %arg1, %arg2 : memref<4xf32> to memref<4xf32>
    return
  }
  func.func @unranked(%arg0: memref<4xf32>) -> memref<*xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    %cast = memref.cast %alloc : memref<4xf32> to memref<*xf32>
    memref.copy %alloc, %arg0 : memref<4xf32> to memref<4xf32>
    return %cast : memref<*xf32>
  }
  func.func private @layout(memref<4xf32, strided<[?], offset: ?>>)
  func.func @caller(%arg0: memref<4xf32>, %arg1: i1, %arg2: memref<2xf32, 1>) -> i32 {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc() : memref<2xf32, 1>
    %0 = call @declaration(%arg0, %alloc, %alloc_0) : (memref<4xf32>, memref<4xf32>, memref<2xf32, 1>) -> i32
    %alloc_1 = memref.alloc() : memref<4xf32>
    call @two_returns(%arg1, %alloc, %alloc_1) : (i1, memref<4xf32>, memref<4xf32>) -> ()
    %alloc_2 = memref.alloc() : memref<4xf32>
    %1 = call @unranked(%alloc_2) : (memref<4xf32>) -> memref<*xf32>
    %alloc_3 = memref.alloc() : memref<4xf32>
    %cast = memref.cast %alloc_3 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    call @layout(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
    "test.use"(%alloc_1, %alloc_2, %1, %cast) : (memref<4xf32>, memref<4xf32>, memref<*xf32>, memref<4xf32, strided<[?], offset: ?>>) -> ()
    memref.copy %alloc_0, %arg2 : memref<2xf32, 1> to memref<2xf32, 1>
    return %0 : i32
  }
}

