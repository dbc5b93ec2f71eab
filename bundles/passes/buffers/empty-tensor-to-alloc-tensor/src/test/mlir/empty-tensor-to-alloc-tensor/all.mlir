// RUN: --empty-tensor-to-alloc-tensor --split-input-file
// Each empty tensor is allocated; attributes are dropped.
func.func @replaced(%size: index, %f: f32) -> (tensor<?xf32>, tensor<4x?xf32, "x">) {
  %0 = tensor.empty(%size) {foo} : tensor<?xf32>
  %1 = tensor.insert %f into %0[%size] : tensor<?xf32>
  %2 = tensor.empty(%size) : tensor<4x?xf32, "x">
  return %1, %2 : tensor<?xf32>, tensor<4x?xf32, "x">
}

// -----

// One without uses is erased, and sizes are folded.
func.func @folded() -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %sum = arith.addi %c1, %c2 : index
  %unused = tensor.empty(%sum) : tensor<?xf32>
  %0 = tensor.empty(%sum) : tensor<?xf32>
  return %0 : tensor<?xf32>
}
