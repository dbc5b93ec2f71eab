// RUN: --split-input-file --verify-diagnostics
// A slice that leaves its tensor, as far as that is known.
func.func @offset(%tensor: tensor<4x8xf32>, %n: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %tensor[4, 0] [%n, 1] [%n, 1] : tensor<4x8xf32> to tensor<?x1xf32>
  return
}

// -----

func.func @last(%tensor: tensor<4x8xf32>, %n: index) {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %tensor[2, %n] [2, 1] [2, 1] : tensor<4x8xf32> to tensor<2xf32>
  return
}

// -----

func.func @insertion(%part: tensor<2x8xf32>, %tensor: tensor<4x8xf32>) {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
  %0 = tensor.insert_slice %part into %tensor[2, 0] [2, 8] [2, 1] : tensor<2x8xf32> into tensor<4x8xf32>
  return
}

// -----

func.func @type_is_wrong_too(%tensor: tensor<4x8xf32>) {
  // expected-error @+1 {{(size mismatch)}}
  %0 = tensor.extract_slice %tensor[2, 0] [2, 1] [2, 1] : tensor<4x8xf32> to tensor<7xf32>
  return
}
