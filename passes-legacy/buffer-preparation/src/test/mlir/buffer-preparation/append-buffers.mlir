// RUN: --buffer-preparation=results=append-buffers
// REFERENCE: has no such pass any more
// Results that are buffers already are appended as those that were tensors.
func.func @callee(%m: memref<5xf32>, %t: tensor<5xf32>) -> (memref<5xf32>, tensor<5xf32>) {
  return %m, %t : memref<5xf32>, tensor<5xf32>
}

func.func @caller(%m: memref<5xf32>, %t: tensor<5xf32>) -> memref<5xf32> {
  %0:2 = call @callee(%m, %t) : (memref<5xf32>, tensor<5xf32>) -> (memref<5xf32>, tensor<5xf32>)
  return %0#0 : memref<5xf32>
}
