// RUN: --ownership-based-buffer-deallocation

// Functions of devices and scripts stay as they are.
module attributes {transform.with_named_sequence} {
  gpu.module @kernels {
    gpu.func @copy(%m: memref<4xf32>) {
      %a = memref.alloc() : memref<4xf32>
      memref.copy %m, %a : memref<4xf32> to memref<4xf32>
      gpu.return
    }
  }
  transform.named_sequence @main(%root: !transform.any_op {transform.readonly}) {
    transform.apply_patterns to %root {
      transform.apply_patterns.vector.lower_contraction
    } : !transform.any_op
    transform.yield
  }
  func.func @host(%m: memref<4xf32>) {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    return
  }
}
