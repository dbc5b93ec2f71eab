// RUN:
// REFERENCE: reads the spelling of its own version only.

// The spelling of MLIR 19.1.
func.func @former(%t: tensor<4xf32>, %m: memref<*xf32>) {
  %a = bufferization.to_memref %t : memref<4xf32>
  %b = bufferization.to_memref %t read_only {x} : memref<4xf32, strided<[?], offset: ?>>
  %c = bufferization.to_tensor %m restrict writable {y} : memref<*xf32>
  %d = "bufferization.to_memref"(%t) <{read_only}> : (tensor<4xf32>) -> memref<4xf32>
  return
}

// The spelling of MLIR 20.
func.func @between(%t: tensor<4xf32>) {
  %a = bufferization.to_memref %t : tensor<4xf32> to memref<4xf32>
  return
}
