// RUN: --test-tensor-copy-insertion=allow-return-allocs-from-loops --split-input-file --allow-unregistered-dialect
// The tensor is read after the write.
func.func @readLater(%t: tensor<5xf32>, %f: f32, %i: index) -> (f32, tensor<5xf32>) {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<5xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<5xf32>
  %2 = tensor.extract %0[%i] : tensor<5xf32>
  return %2, %1 : f32, tensor<5xf32>
}

// -----

// The contents are not needed: what is written covers all, or there are none.
func.func @withoutContents(%t: tensor<?xf32>, %f: f32, %i: index) -> (f32, tensor<?xf32>) {
  %0 = bufferization.alloc_tensor() copy(%t) {memory_space = 3 : i64} : tensor<?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.extract %0[%i] : tensor<?xf32>
  %3 = bufferization.alloc_tensor(%i) : tensor<?xf32>
  %4 = tensor.insert %f into %3[%i] : tensor<?xf32>
  %5 = tensor.insert %f into %3[%i] : tensor<?xf32>
  "test.use"(%4, %5) : (tensor<?xf32>, tensor<?xf32>) -> ()
  return %2, %1 : f32, tensor<?xf32>
}

// -----

// The slice is copied, not the whole tensor. An operation that needs a size keeps the slice.
func.func @slice(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, index, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %1 = tensor.extract_slice %0[5] [%i] [1] : tensor<?xf32> to tensor<?xf32>
  %2 = tensor.dim %1, %c0 : tensor<?xf32>
  %3 = tensor.insert %f into %1[%i] : tensor<?xf32>
  return %3, %2, %0 : tensor<?xf32>, index, tensor<?xf32>
}

// -----

// A loop may yield a new tensor.
func.func @loop(%t: tensor<5xf32>, %f: f32, %i: index) -> tensor<5xf32> {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<5xf32>
  %1 = scf.for %k = %i to %i step %i iter_args(%a = %0) -> tensor<5xf32> {
    %2 = bufferization.alloc_tensor() : tensor<5xf32>
    %3 = tensor.insert %f into %2[%k] : tensor<5xf32>
    %4 = tensor.extract %a[%k] : tensor<5xf32>
    "test.use"(%4) : (f32) -> ()
    scf.yield %3 : tensor<5xf32>
  }
  return %1 : tensor<5xf32>
}
