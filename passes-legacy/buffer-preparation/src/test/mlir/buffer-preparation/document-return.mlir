// RUN: --buffer-preparation=results=append
// REFERENCE: has no such pass any more
// "BufferizeReturnOpConverter"; linalg.copy is memref.copy.
func.func @on_tensors(%arg0: tensor<5xf32>, %arg1: i1) -> (tensor<5xf32>, i1) {
  return %arg0, %arg1 : tensor<5xf32>, i1
}
