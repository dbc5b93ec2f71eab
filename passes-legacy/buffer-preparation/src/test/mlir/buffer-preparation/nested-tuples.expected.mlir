module {
  func.func @callee(%arg0: memref<5xf32>, %arg1: i1, %arg2: memref<5xf32>) -> i1 {
    %0 = bufferization.to_tensor %arg0 : memref<5xf32> to tensor<5xf32>
    %1 = "test.make_tuple"() : () -> tuple<>
    %2 = "test.make_tuple"(%0, %1) : (tensor<5xf32>, tuple<>) -> tuple<tensor<5xf32>, tuple<>>
    %3 = "test.make_tuple"(%2, %arg1) : (tuple<tensor<5xf32>, tuple<>>, i1) -> tuple<tuple<tensor<5xf32>, tuple<>>, i1>
    %4 = "test.source"(%3) : (tuple<tuple<tensor<5xf32>, tuple<>>, i1>) -> tuple<i1, tuple<tensor<5xf32>>>
    %5 = "test.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<i1, tuple<tensor<5xf32>>>) -> i1
    %6 = "test.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<i1, tuple<tensor<5xf32>>>) -> tuple<tensor<5xf32>>
    %7 = "test.get_tuple_element"(%6) <{index = 0 : i32}> : (tuple<tensor<5xf32>>) -> tensor<5xf32>
    %8 = bufferization.to_buffer %7 : tensor<5xf32> to memref<5xf32>
    memref.copy %8, %arg2 : memref<5xf32> to memref<5xf32>
    return %5 : i1
  }
  func.func @caller(%arg0: memref<5xf32>, %arg1: i1, %arg2: memref<5xf32>) -> i1 {
    %0 = "test.make_tuple"() : () -> tuple<>
    %1 = "test.make_tuple"(%arg0, %0) : (memref<5xf32>, tuple<>) -> tuple<memref<5xf32>, tuple<>>
    %2 = "test.make_tuple"(%1, %arg1) : (tuple<memref<5xf32>, tuple<>>, i1) -> tuple<tuple<memref<5xf32>, tuple<>>, i1>
    %3 = "test.get_tuple_element"(%2) <{index = 0 : i32}> : (tuple<tuple<memref<5xf32>, tuple<>>, i1>) -> tuple<memref<5xf32>, tuple<>>
    %4 = "test.get_tuple_element"(%3) <{index = 0 : i32}> : (tuple<memref<5xf32>, tuple<>>) -> memref<5xf32>
    %5 = "test.get_tuple_element"(%3) <{index = 1 : i32}> : (tuple<memref<5xf32>, tuple<>>) -> tuple<>
    %6 = "test.get_tuple_element"(%2) <{index = 1 : i32}> : (tuple<tuple<memref<5xf32>, tuple<>>, i1>) -> i1
    %alloc = memref.alloc() : memref<5xf32>
    %7 = call @callee(%4, %6, %alloc) : (memref<5xf32>, i1, memref<5xf32>) -> i1
    %8 = "test.make_tuple"(%alloc) : (memref<5xf32>) -> tuple<memref<5xf32>>
    %9 = "test.make_tuple"(%7, %8) : (i1, tuple<memref<5xf32>>) -> tuple<i1, tuple<memref<5xf32>>>
    %10 = "test.get_tuple_element"(%9) <{index = 0 : i32}> : (tuple<i1, tuple<memref<5xf32>>>) -> i1
    %11 = "test.get_tuple_element"(%9) <{index = 1 : i32}> : (tuple<i1, tuple<memref<5xf32>>>) -> tuple<memref<5xf32>>
    %12 = "test.get_tuple_element"(%11) <{index = 0 : i32}> : (tuple<memref<5xf32>>) -> memref<5xf32>
    memref.copy %12, %arg2 : memref<5xf32> to memref<5xf32>
    return %10 : i1
  }
}

