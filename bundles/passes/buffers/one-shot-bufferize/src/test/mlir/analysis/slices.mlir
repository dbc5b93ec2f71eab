// RUN: "--one-shot-bufferize=test-analysis-only bufferize-function-boundaries" --split-input-file
// What is inserted is where it was extracted from: nothing is copied.
func.func @matching(%t: tensor<?xf32>, %v: f32, %i: index, %n: index) -> tensor<?xf32> {
  %s = tensor.extract_slice %t[%i] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%s : tensor<?xf32>) -> tensor<?xf32>
  %r = tensor.insert_slice %f into %t[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// The slice is inserted at another place.
func.func @elsewhere(%t: tensor<?xf32>, %v: f32, %i: index, %j: index, %n: index) -> tensor<?xf32> {
  %s = tensor.extract_slice %t[%i] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%s : tensor<?xf32>) -> tensor<?xf32>
  %r = tensor.insert_slice %f into %t[%j] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// The old tensor is read after it was changed.
func.func @read_later(%t: tensor<?xf32>, %v: f32, %i: index) -> (tensor<?xf32>, f32) {
  %a = tensor.insert %v into %t[%i] : tensor<?xf32>
  %x = tensor.extract %t[%i] : tensor<?xf32>
  return %a, %x : tensor<?xf32>, f32
}

// -----

// It is read before.
func.func @read_before(%t: tensor<?xf32>, %v: f32, %i: index) -> (tensor<?xf32>, f32) {
  %x = tensor.extract %t[%i] : tensor<?xf32>
  %a = tensor.insert %v into %t[%i] : tensor<?xf32>
  return %a, %x : tensor<?xf32>, f32
}

// -----

// Slices of slices.
func.func @nested(%t: tensor<16x16xf32>, %v: f32, %i: index) -> tensor<16x16xf32> {
  %a = tensor.extract_slice %t[%i, 0] [8, 16] [1, 1] : tensor<16x16xf32> to tensor<8x16xf32>
  %b = tensor.extract_slice %a[0, 4] [8, 8] [1, 1] : tensor<8x16xf32> to tensor<8x8xf32>
  %f = linalg.fill ins(%v : f32) outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = tensor.insert_slice %f into %a[0, 4] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x16xf32>
  %d = tensor.insert_slice %c into %t[%i, 0] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<16x16xf32>
  return %d : tensor<16x16xf32>
}

// -----

// A constant and an argument that are not writable.
func.func @not_writable(%t: tensor<4xf32> {bufferization.writable = false}, %v: f32, %i: index, %c: i1)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %cst = arith.constant dense<1.0> : tensor<4xf32>
  %a = tensor.insert %v into %t[%i] : tensor<4xf32>
  %b = tensor.insert %v into %cst[%i] : tensor<4xf32>
  %s = arith.select %c, %a, %cst : tensor<4xf32>
  %d = tensor.insert %v into %s[%i] : tensor<4xf32>
  return %a, %b, %d : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// Nothing is read of an output that is overwritten.
func.func @undefined(%v: f32, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %a = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %b = linalg.map { arith.addf } ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>)
  return %a, %b : tensor<?xf32>, tensor<?xf32>
}

// -----

// Each element is read before it is written.
func.func @elementwise(%t: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d) -> (d)>, affine_map<(d) -> (d)>],
      iterator_types = ["parallel"]} ins(%t : tensor<?xf32>) outs(%t : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = arith.addf %in, %out : f32
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// Elements are read in another order than they are written.
func.func @transposed(%t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d, e) -> (e, d)>, affine_map<(d, e) -> (d, e)>],
      iterator_types = ["parallel", "parallel"]} ins(%t : tensor<?x?xf32>) outs(%t : tensor<?x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
