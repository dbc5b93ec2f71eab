module {
  func.func private @p(memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, i32, memref<4xf32>)
  func.func @f(%arg0: i32) -> (memref<4xf32>, memref<4xf32>) {
    %0:3 = "test.x"(%arg0) : (i32) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xi1>)
    %1 = bufferization.to_memref %0#2 : memref<2xi1>
    %2 = bufferization.to_memref %0#0 : memref<4xf32>
    %3 = bufferization.to_memref %0#1 : memref<4xf32>
    %4:3 = call @p(%3, %2) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, i32, memref<4xf32>)
    %5 = bufferization.to_tensor %4#0 : memref<4xf32>
    %6 = bufferization.to_tensor %4#2 : memref<4xf32>
    "test.use"(%6, %4#1, %5) : (tensor<4xf32>, i32, tensor<4xf32>) -> ()
    cf.br ^bb1(%1 : memref<2xi1>)
  ^bb1(%7: memref<2xi1>):  // pred: ^bb0
    %8 = bufferization.to_tensor %7 : memref<2xi1>
    "test.use"(%8) : (tensor<2xi1>) -> ()
    return %4#2, %2 : memref<4xf32>, memref<4xf32>
  }
  func.func @loop(%arg0: memref<4xf32>, %arg1: index) -> memref<4xf32> {
    %0 = bufferization.to_tensor %arg0 : memref<4xf32>
    %1 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %0) -> (tensor<4xf32>) {
      %3 = bufferization.to_memref %arg3 : memref<4xf32>
      %4 = func.call @loop(%3, %arg1) : (memref<4xf32>, index) -> memref<4xf32>
      %5 = func.call @loop(%arg0, %arg1) : (memref<4xf32>, index) -> memref<4xf32>
      %6 = bufferization.to_tensor %5 : memref<4xf32>
      scf.yield %6 : tensor<4xf32>
    }
    %2 = bufferization.to_memref %1 : memref<4xf32>
    return %2 : memref<4xf32>
  }
  func.func @nested_blocks(%arg0: memref<4xf32>) -> memref<4xf32> {
    %0 = bufferization.to_tensor %arg0 : memref<4xf32>
    %1 = scf.execute_region -> tensor<4xf32> {
      cf.br ^bb1(%0 : tensor<4xf32>)
    ^bb1(%3: tensor<4xf32>):  // pred: ^bb0
      scf.yield %3 : tensor<4xf32>
    }
    %2 = bufferization.to_memref %1 : memref<4xf32>
    return %2 : memref<4xf32>
  }
}

