// RUN: --test-tensor-transform-patterns=test-drop-redundant-insert-slice-rank-expansion

// An extraction that drops exactly the dimensions that the insertion before it has added reads the source of that.
func.func @b(%src: tensor<128x480xf32>, %dest: tensor<1x1x128x480xf32>) -> tensor<1x1x123x456xf32> {
  %inserted_slice = tensor.insert_slice %src into %dest[0, 0, 0, 0] [1, 1, 128, 480] [1, 1, 1, 1] : tensor<128x480xf32> into tensor<1x1x128x480xf32>
  %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, 0, 0] [1, 1, 123, 456] [1, 1, 1, 1] : tensor<1x1x128x480xf32> to tensor<1x1x123x456xf32>
  return %extracted_slice : tensor<1x1x123x456xf32>
}
func.func @b2(%src: tensor<128x480xf32>, %dest: tensor<1x1x128x480xf32>) -> tensor<1x123x456xf32> {
  %inserted_slice = tensor.insert_slice %src into %dest[0, 0, 0, 0] [1, 1, 128, 480] [1, 1, 1, 1] : tensor<128x480xf32> into tensor<1x1x128x480xf32>
  %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, 0, 0] [1, 1, 123, 456] [1, 1, 1, 1] : tensor<1x1x128x480xf32> to tensor<1x123x456xf32>
  return %extracted_slice : tensor<1x123x456xf32>
}
func.func @b3(%src: tensor<128x480xf32>, %dest: tensor<1x1x128x480xf32>, %o : index) -> tensor<?x1xf32> {
  %inserted_slice = tensor.insert_slice %src into %dest[0, 0, 0, 0] [1, 1, 128, 480] [1, 1, 1, 1] : tensor<128x480xf32> into tensor<1x1x128x480xf32>
  %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, %o, 4] [1, 1, %o, 1] [1, 1, 2, 3] : tensor<1x1x128x480xf32> to tensor<?x1xf32>
  return %extracted_slice : tensor<?x1xf32>
}
func.func @b4(%src: tensor<128x480xf32>, %dest: tensor<1x1x128x480xf32>, %o : index) -> tensor<?xf32> {
  %inserted_slice = tensor.insert_slice %src into %dest[0, 0, 0, 0] [1, 1, 128, 480] [1, 1, 1, 1] : tensor<128x480xf32> into tensor<1x1x128x480xf32>
  %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, %o, 4] [1, 1, %o, 1] [1, 1, 2, 3] : tensor<1x1x128x480xf32> to tensor<?xf32>
  return %extracted_slice : tensor<?xf32>
}
func.func @dyn(%src: tensor<?xf32>, %dest: tensor<1x?xf32>, %o : index, %s : index) -> tensor<?xf32> {
  %e = tensor.insert_slice %src into %dest[0, 0] [1, %s] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  %r = tensor.extract_slice %e[0, 3] [1, %o] [1, 2] : tensor<1x?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @part(%src: tensor<4xf32>, %dest: tensor<1x9xf32>, %o : index, %s : index) -> tensor<?xf32> {
  %e = tensor.insert_slice %src into %dest[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x9xf32>
  %r = tensor.extract_slice %e[0, 0] [1, %o] [1, 2] : tensor<1x9xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}
