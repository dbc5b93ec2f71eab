// RUN: --one-shot-bufferize=bufferize-function-boundaries --split-input-file
// Modules inside the module stay as they are, except inside functions.
module {
  func.func @outer(%t: tensor<4xf32>) -> tensor<4xf32> {
    return %t : tensor<4xf32>
  }
  module @inner {
    func.func @outer(%t: tensor<4xf32>) -> tensor<4xf32> {
      return %t : tensor<4xf32>
    }
  }
  gpu.module @kernels {
    func.func @kernel(%t: tensor<4xf32>) -> tensor<4xf32> {
      return %t : tensor<4xf32>
    }
  }
}

// -----

func.func @outer(%t: tensor<4xf32>) -> tensor<4xf32> {
  builtin.module {
    func.func @inner(%u: tensor<4xf32>) -> tensor<4xf32> {
      return %u : tensor<4xf32>
    }
  }
  return %t : tensor<4xf32>
}
