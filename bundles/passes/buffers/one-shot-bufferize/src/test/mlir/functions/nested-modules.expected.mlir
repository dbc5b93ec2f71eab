module {
  func.func @outer(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
    return %arg0 : memref<4xf32, strided<[?], offset: ?>>
  }
  module @inner {
    func.func @outer(%arg0: tensor<4xf32>) -> tensor<4xf32> {
      return %arg0 : tensor<4xf32>
    }
  }
  gpu.module @kernels {
    func.func @kernel(%arg0: tensor<4xf32>) -> tensor<4xf32> {
      return %arg0 : tensor<4xf32>
    }
  }
}

// -----
module {
  func.func @outer(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
    builtin.module {
      func.func @inner(%arg1: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
        return %arg1 : memref<4xf32, strided<[?], offset: ?>>
      }
    }
    return %arg0 : memref<4xf32, strided<[?], offset: ?>>
  }
}

