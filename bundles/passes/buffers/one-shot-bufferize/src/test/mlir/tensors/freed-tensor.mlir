// RUN: --mlir-version=19.1 "--one-shot-bufferize=bufferize-function-boundaries"
// VALIDATION: one tensor is freed, the other buffers are left to the deallocation passes
func.func @buffers(%m: memref<?xf32, 3>, %v: f32, %i: index) -> (memref<?xf32, 3>, tensor<?xf32>) {
  %t = bufferization.to_tensor %m restrict writable : memref<?xf32, 3>
  %a = tensor.insert %v into %t[%i] : tensor<?xf32>
  %b = bufferization.to_memref %a : memref<?xf32, 3>
  %c = bufferization.alloc_tensor() copy(%a) : tensor<?xf32>
  %d = bufferization.alloc_tensor() {memory_space = 5 : i64} : tensor<4xf32>
  %e = tensor.insert %v into %d[%i] : tensor<4xf32>
  bufferization.dealloc_tensor %e : tensor<4xf32>
  return %b, %c : memref<?xf32, 3>, tensor<?xf32>
}
