// RUN: --mlir-version=19.1 "--one-shot-bufferize=bufferize-function-boundaries" --split-input-file
func.func @materialize(%t: tensor<?xf32>, %u: tensor<?xf32>, %m: memref<?xf32>) -> tensor<?xf32> {
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  %r = bufferization.materialize_in_destination %t in %u : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// A buffer that may not be written to.
func.func @read_only(%m: memref<?xf32>, %v: f32, %i: index) -> f32 {
  %t = bufferization.to_tensor %m restrict : memref<?xf32>
  %a = tensor.insert %v into %t[%i] : tensor<?xf32>
  %x = tensor.extract %a[%i] : tensor<?xf32>
  return %x : f32
}

// -----

func.func @casts(%t: tensor<4xi32>, %i: index) -> index {
  %a = arith.index_cast %t : tensor<4xi32> to tensor<4xindex>
  %x = tensor.extract %a[%i] : tensor<4xindex>
  return %x : index
}
