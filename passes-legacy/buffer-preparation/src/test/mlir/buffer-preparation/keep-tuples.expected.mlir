module {
  func.func @callee(%arg0: memref<5xf32>, %arg1: i1) -> (memref<5xf32>, i1) {
    %0 = "test.make_tuple"(%arg0, %arg1) : (memref<5xf32>, i1) -> tuple<memref<5xf32>, i1>
    %1 = "test.get_tuple_element"(%0) <{index = 0 : i32}> : (tuple<memref<5xf32>, i1>) -> memref<5xf32>
    %2 = "test.get_tuple_element"(%0) <{index = 1 : i32}> : (tuple<memref<5xf32>, i1>) -> i1
    return %1, %2 : memref<5xf32>, i1
  }
  func.func @caller(%arg0: memref<5xf32>, %arg1: i1) -> (memref<5xf32>, i1) {
    %0 = "test.make_tuple"(%arg0, %arg1) : (memref<5xf32>, i1) -> tuple<memref<5xf32>, i1>
    %1 = "test.get_tuple_element"(%0) <{index = 0 : i32}> : (tuple<memref<5xf32>, i1>) -> memref<5xf32>
    %2 = "test.get_tuple_element"(%0) <{index = 1 : i32}> : (tuple<memref<5xf32>, i1>) -> i1
    %3:2 = call @callee(%1, %2) : (memref<5xf32>, i1) -> (memref<5xf32>, i1)
    %4 = "test.make_tuple"(%3#0, %3#1) : (memref<5xf32>, i1) -> tuple<memref<5xf32>, i1>
    %5 = "test.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<memref<5xf32>, i1>) -> memref<5xf32>
    %6 = "test.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<memref<5xf32>, i1>) -> i1
    return %5, %6 : memref<5xf32>, i1
  }
}

