module {
  func.func private @f(memref<4xf32> {test.a}) -> (memref<4xf32> {test.b})
  func.func @g(%arg0: memref<4xf32> {test.c}) -> memref<4xf32> {
    %0 = call @f(%arg0) {test.call} : (memref<4xf32>) -> memref<4xf32>
    return {test.return} %0 : memref<4xf32>
  }
}

