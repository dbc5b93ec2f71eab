module {
  func.func @uses(%arg0: memref<5xf32>, %arg1: i1, %arg2: memref<?xf32>, %arg3: memref<?xf32>) -> (i1, i1) {
    %0 = bufferization.to_tensor %arg2 : memref<?xf32> to tensor<?xf32>
    %1 = "test.make_tuple"(%arg0, %arg1) : (memref<5xf32>, i1) -> tuple<memref<5xf32>, i1>
    %2 = bufferization.to_tensor %arg0 : memref<5xf32> to tensor<5xf32>
    %3 = "test.make_tuple"(%2, %arg1) : (tensor<5xf32>, i1) -> tuple<tensor<5xf32>, i1>
    "other.use"(%3) : (tuple<tensor<5xf32>, i1>) -> ()
    %4 = "other.make"(%0) : (tensor<?xf32>) -> tuple<i1, tensor<?xf32>>
    %5 = "test.get_tuple_element"(%1) <{index = 0 : i32}> : (tuple<memref<5xf32>, i1>) -> memref<5xf32>
    %6 = "test.get_tuple_element"(%1) <{index = 1 : i32}> : (tuple<memref<5xf32>, i1>) -> i1
    %alloc = memref.alloc() : memref<5xf32>
    call @f(%5, %6, %alloc) : (memref<5xf32>, i1, memref<5xf32>) -> ()
    %7 = bufferization.to_tensor %alloc : memref<5xf32> to tensor<5xf32>
    %8 = "other.use"(%7) : (tensor<5xf32>) -> i1
    %9 = "test.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<i1, tensor<?xf32>>) -> i1
    %10 = "test.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<i1, tensor<?xf32>>) -> tensor<?xf32>
    %11 = bufferization.to_buffer %10 : tensor<?xf32> to memref<?xf32>
    memref.copy %11, %arg3 : memref<?xf32> to memref<?xf32>
    return %9, %8 : i1, i1
  }
  func.func @blocks(%arg0: i1, %arg1: memref<5xf32>, %arg2: memref<5xf32>) {
    %0 = bufferization.to_tensor %arg1 : memref<5xf32> to tensor<5xf32>
    cf.cond_br %arg0, ^bb1(%0 : tensor<5xf32>), ^bb2
  ^bb1(%1: tensor<5xf32>):  // pred: ^bb0
    %2 = bufferization.to_buffer %1 : tensor<5xf32> to memref<5xf32>
    memref.copy %2, %arg2 : memref<5xf32> to memref<5xf32>
    return
  ^bb2:  // pred: ^bb0
    memref.copy %arg1, %arg2 : memref<5xf32> to memref<5xf32>
    return
  }
  func.func private @f(memref<5xf32>, i1, memref<5xf32>)
}

