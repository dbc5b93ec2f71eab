module {
  func.func @on_tensors(%arg0: i1, %arg1: f32, %arg2: memref<5xf32>) -> memref<10xf32> {
    %0 = "test.source"() : () -> tuple<memref<10xf32>, tensor<5xf32>>
    %1 = "test.get_tuple_element"(%0) <{index = 0 : i32}> : (tuple<memref<10xf32>, tensor<5xf32>>) -> memref<10xf32>
    %2 = "test.get_tuple_element"(%0) <{index = 1 : i32}> : (tuple<memref<10xf32>, tensor<5xf32>>) -> tensor<5xf32>
    %3 = bufferization.to_buffer %2 : tensor<5xf32> to memref<5xf32>
    memref.copy %3, %arg2 : memref<5xf32> to memref<5xf32>
    return %1 : memref<10xf32>
  }
}

