module {
  func.func @f(%arg0: memref<4xf32>) -> memref<4xf32> {
    return %arg0 : memref<4xf32>
  }
  func.func @user(%arg0: memref<4xf32>) -> memref<4xf32> {
    %f = constant @f : (memref<4xf32>) -> memref<4xf32>
    %0 = call_indirect %f(%arg0) : (memref<4xf32>) -> memref<4xf32>
    return %0 : memref<4xf32>
  }
}

