// RUN: --mlir-version=19.1
// REFERENCE: does not read the names of kernels, which are discardable attributes there.
func.func @kernels(%a: index, %s: i32) {
  gpu.launch blocks(%x, %y, %z) in (%gx = %a, %gy = %a, %gz = %a) threads(%tx, %ty, %tz) in (%bx = %a, %by = %a, %bz = %a) dynamic_shared_memory_size %s module(@m) function(@k) {
    gpu.terminator
  }
  gpu.launch blocks(%x, %y, %z) in (%gx = %a, %gy = %a, %gz = %a) threads(%tx, %ty, %tz) in (%bx = %a, %by = %a, %bz = %a) function(@k) workgroup(%w: memref<4xf32, 3>) private(%p: memref<4xf32, 5>) {
    gpu.terminator
  }
  return
}
