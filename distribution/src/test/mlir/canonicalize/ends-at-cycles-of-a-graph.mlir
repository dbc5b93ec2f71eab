// RUN: --allow-unregistered-dialect --canonicalize
// REFERENCE: it does not come to an end. An operation that is fed by a cycle takes one of its values.
module {
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  %0 = memref.cast %2 : memref<?xf32> to memref<4xf32>
  %2 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  "t.use"(%1) : (memref<?xf32>) -> ()
}
module {
  %3 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  %0 = memref.cast %1 : memref<?xf32> to memref<4xf32>
  %1 = memref.cast %2 : memref<4xf32> to memref<?xf32>
  %2 = memref.cast %1 : memref<?xf32> to memref<4xf32>
  "t.use"(%3) : (memref<?xf32>) -> ()
}
module {
  %3 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.cast %2 : tensor<4xf32> to tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
  %c = arith.constant 0 : index
  %d = tensor.dim %3, %c : tensor<?xf32>
  "t.use"(%3, %d) : (tensor<?xf32>, index) -> ()
}
module {
  %3 = arith.negf %0 : f32
  %0 = arith.negf %1 : f32
  %1 = arith.negf %2 : f32
  %2 = arith.negf %1 : f32
  "t.use"(%3) : (f32) -> ()
}
