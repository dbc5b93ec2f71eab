// RUN: --buffer-deallocation-pipeline --verify-diagnostics
// REFERENCE: has no such warning
// Without a policy, memref.dealloc frees the buffer, as in MLIR.
func.func @plain(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  // expected-warning @below {{the buffer of 'gpu.alloc' is freed by 'memref.dealloc', as in MLIR; it is freed by the operation of its dialect if a policy selects it, such as mortise.policies = [{operation = "gpu.alloc"}], and by --lean-deallocation-pipeline}}
  %a = gpu.alloc () : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %v = memref.load %a[%c0] : memref<4xf32>
  return %v : f32
}
