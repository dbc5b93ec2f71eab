module {
  func.func @func_on_tensors(%arg0: i1, %arg1: f32, %arg2: memref<10xf32>, %arg3: memref<5xf32>) {
    %0 = "test.make_tuple"(%arg0, %arg1) : (i1, f32) -> tuple<i1, f32>
    %1 = "test.source"(%0) : (tuple<i1, f32>) -> tuple<tensor<10xf32>, tensor<5xf32>>
    %2 = "test.get_tuple_element"(%1) <{index = 0 : i32}> : (tuple<tensor<10xf32>, tensor<5xf32>>) -> tensor<10xf32>
    %3 = bufferization.to_buffer %2 : tensor<10xf32> to memref<10xf32>
    %4 = "test.get_tuple_element"(%1) <{index = 1 : i32}> : (tuple<tensor<10xf32>, tensor<5xf32>>) -> tensor<5xf32>
    %5 = bufferization.to_buffer %4 : tensor<5xf32> to memref<5xf32>
    memref.copy %3, %arg2 : memref<10xf32> to memref<10xf32>
    memref.copy %5, %arg3 : memref<5xf32> to memref<5xf32>
    return
  }
}

