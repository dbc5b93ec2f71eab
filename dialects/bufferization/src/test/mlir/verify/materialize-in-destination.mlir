// RUN:  --verify-diagnostics --split-input-file
func.func @writable(%t: tensor<?xf32>, %m: memref<?xf32>) {
  // expected-error @below {{'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %t in %m : (tensor<?xf32>, memref<?xf32>) -> ()
  return
}

// -----

func.func @restrict(%t: tensor<?xf32>) {
  // expected-error @below {{'restrict' is valid only for memref destinations}}
  %0 = bufferization.materialize_in_destination %t in restrict %t : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @ranks(%t: tensor<?xf32>, %u: tensor<4x5xf32>) {
  // expected-error @below {{rank mismatch between source and destination shape}}
  %0 = bufferization.materialize_in_destination %u in %t : (tensor<4x5xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @shapes(%u: tensor<4xf32>, %m: memref<5xf32>) {
  // expected-error @below {{source/destination shapes are incompatible}}
  bufferization.materialize_in_destination %u in writable %m : (tensor<4xf32>, memref<5xf32>) -> ()
  return
}

// -----

func.func @elements(%u: tensor<5xf32>, %m: memref<5xi32>) {
  // expected-error @below {{failed to verify that all of {source, dest} have same element type}}
  bufferization.materialize_in_destination %u in writable %m : (tensor<5xf32>, memref<5xi32>) -> ()
  return
}
