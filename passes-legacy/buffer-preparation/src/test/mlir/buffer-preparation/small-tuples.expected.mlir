module {
  func.func @callee(%arg0: memref<5xf32>, %arg1: memref<5xf32>) -> i1 {
    %0 = "test.make_tuple"() : () -> tuple<>
    %1 = "test.source"(%0) : (tuple<>) -> tuple<i1>
    %2 = "test.get_tuple_element"(%1) <{index = 0 : i32}> : (tuple<i1>) -> i1
    memref.copy %arg0, %arg1 : memref<5xf32> to memref<5xf32>
    return %2 : i1
  }
  func.func @caller(%arg0: memref<5xf32>, %arg1: memref<5xf32>) {
    %alloc = memref.alloc() : memref<5xf32>
    %0 = call @callee(%arg0, %alloc) : (memref<5xf32>, memref<5xf32>) -> i1
    %1 = "test.make_tuple"() : () -> tuple<>
    %2 = "test.make_tuple"(%0) : (i1) -> tuple<i1>
    "test.use"(%1, %2) : (tuple<>, tuple<i1>) -> ()
    memref.copy %alloc, %arg1 : memref<5xf32> to memref<5xf32>
    return
  }
}

