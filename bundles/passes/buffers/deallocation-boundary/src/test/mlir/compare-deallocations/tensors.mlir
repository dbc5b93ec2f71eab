// RUN: --compare-deallocations 2>&1
// REFERENCE: has no such pass
// Each copy of the program is bufferized first. Partial conversions copy %t before it is changed, one-shot-bufferize
// does not.
func.func @changed(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %1 = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Both have to copy.
func.func @read_later(%t: tensor<?xf32>, %v: f32, %i: index) -> (tensor<?xf32>, f32) {
  %1 = tensor.insert %v into %t[%i] : tensor<?xf32>
  %e = tensor.extract %t[%i] : tensor<?xf32>
  return %1, %e : tensor<?xf32>, f32
}

func.func @only_buffers(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  return
}
