// RUN: --mlir-print-op-generic
// A module of kernels has no terminator.

gpu.module @empty {}

gpu.module @kernels {
  gpu.func @kernel() kernel {
    gpu.return
  }
}
