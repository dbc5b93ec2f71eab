// RUN: --mlir-print-op-generic
// REFERENCE: does not read the operation of 19.1.
gpu.module @ended {
  gpu.module_end
}
