// RUN: --mlir-version=19.1 --mlir-print-op-generic
// A module of kernels ends in an operation of its own.

gpu.module @empty {}

gpu.module @kernels {
  gpu.func @kernel() kernel {
    gpu.return
  }
}

gpu.module @ended {
  gpu.module_end
}
