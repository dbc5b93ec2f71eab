module {
  func.func @alloca(%arg0: f32, %arg1: index) {
    %false = arith.constant false
    %alloca = memref.alloca() : memref<2xf32>
    memref.store %arg0, %alloca[%arg1] : memref<2xf32>
    return
  }
}

