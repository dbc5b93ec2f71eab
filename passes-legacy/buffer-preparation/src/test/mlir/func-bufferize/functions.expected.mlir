module {
  func.func @f(%arg0: memref<4xf32>, %arg1: i1, %arg2: memref<*xf32>, %arg3: memref<?x3xi8>) -> (memref<4xf32>, i32, memref<?x3xi8>) {
    %0 = bufferization.to_tensor %arg3 : memref<?x3xi8>
    %1 = bufferization.to_tensor %arg0 : memref<4xf32>
    %c3_i32 = arith.constant 3 : i32
    %2 = "test.x"(%1) : (tensor<4xf32>) -> tensor<4xf32>
    %3 = bufferization.to_memref %2 : memref<4xf32>
    cf.cond_br %arg1, ^bb1(%3, %c3_i32 : memref<4xf32>, i32), ^bb2
  ^bb1(%4: memref<4xf32>, %5: i32):  // pred: ^bb0
    %6 = bufferization.to_tensor %4 : memref<4xf32>
    %7 = arith.addf %6, %2 : tensor<4xf32>
    %8 = bufferization.to_memref %7 : memref<4xf32>
    return %8, %5, %arg3 : memref<4xf32>, i32, memref<?x3xi8>
  ^bb2:  // pred: ^bb0
    %9 = "test.y"(%0) ({
      func.func @inner(%arg4: memref<2xf32>) -> memref<2xf32> {
        return %arg4 : memref<2xf32>
      }
    }) : (tensor<?x3xi8>) -> tensor<?x3xi8>
    %10:2 = call @g(%arg0, %arg0) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<?x3xi8>)
    return %arg0, %c3_i32, %10#1 : memref<4xf32>, i32, memref<?x3xi8>
  }
  func.func private @g(memref<4xf32>, memref<4xf32> {foo.x = true}) -> (memref<4xf32>, memref<?x3xi8>)
  func.func @h(%arg0: memref<4xf32>) -> memref<4xf32> {
    %0 = bufferization.to_tensor %arg0 : memref<4xf32>
    %true = arith.constant true
    %1 = scf.if %true -> (tensor<4xf32>) {
      %3:2 = func.call @g(%arg0, %arg0) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<?x3xi8>)
      %4 = bufferization.to_tensor %3#0 : memref<4xf32>
      scf.yield %4 : tensor<4xf32>
    } else {
      scf.yield %0 : tensor<4xf32>
    }
    %2 = bufferization.to_memref %1 : memref<4xf32>
    return %2 : memref<4xf32>
  }
  func.func @e(%arg0: memref<4xf32>) {
    %0:2 = call @g(%arg0, %arg0) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<?x3xi8>)
    return
  }
}

