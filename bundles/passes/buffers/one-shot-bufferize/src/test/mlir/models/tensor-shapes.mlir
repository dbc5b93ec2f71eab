// RUN: --one-shot-bufferize=bufferize-function-boundaries --split-input-file
// Casts and reshapes: the layout is kept if it is known; otherwise the buffer is copied to row-major order.
func.func @cast(%a: tensor<?xf32>, %r: tensor<*xf32>) -> (tensor<4xf32>, tensor<*xf32>, tensor<?xf32>) {
  %0 = tensor.cast %a {foo} : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<*xf32>
  %2 = tensor.cast %r : tensor<*xf32> to tensor<?xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<*xf32>, tensor<?xf32>
}

// -----

func.func @collapse(%a: tensor<?x4x5xf32>, %i: index) -> (tensor<?xf32>, tensor<?x5xf32>, tensor<f32>, tensor<10xf32>, tensor<5xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] {foo} : tensor<?x4x5xf32> into tensor<?xf32>
  %1 = tensor.extract_slice %a[0, 0, 0] [%i, 2, 5] [1, 1, 1] : tensor<?x4x5xf32> to tensor<?x2x5xf32>
  %2 = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<?x2x5xf32> into tensor<?x5xf32>
  %3 = tensor.extract_slice %a[0, 0, 0] [1, 1, 1] [1, 1, 1] : tensor<?x4x5xf32> to tensor<1x1x1xf32>
  %4 = tensor.collapse_shape %3 [] : tensor<1x1x1xf32> into tensor<f32>
  %5 = tensor.extract_slice %a[0, 0, 0] [1, 2, 5] [1, 1, 1] : tensor<?x4x5xf32> to tensor<1x2x5xf32>
  %6 = tensor.collapse_shape %5 [[0, 1, 2]] : tensor<1x2x5xf32> into tensor<10xf32>
  %7 = tensor.extract_slice %a[0, 0, 0] [1, 1, 5] [1, 1, 1] : tensor<?x4x5xf32> to tensor<1x1x5xf32>
  %8 = tensor.collapse_shape %7 [[0, 1, 2]] : tensor<1x1x5xf32> into tensor<5xf32>
  return %0, %2, %4, %6, %8 : tensor<?xf32>, tensor<?x5xf32>, tensor<f32>, tensor<10xf32>, tensor<5xf32>
}

// -----

func.func @expand(%a: tensor<?xf32>, %f: tensor<f32>, %i: index) -> (tensor<?x2xf32>, tensor<1x1xf32>, tensor<2x?xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, 2] {foo}: tensor<?xf32> into tensor<?x2xf32>
  %1 = tensor.expand_shape %f [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %2 = tensor.extract_slice %a[3] [%i] [2] : tensor<?xf32> to tensor<?xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [2, %i] {foo}: tensor<?xf32> into tensor<2x?xf32>
  return %0, %1, %3 : tensor<?x2xf32>, tensor<1x1xf32>, tensor<2x?xf32>
}

// -----

func.func @reshape(%a: tensor<4x5xf32>, %s: tensor<1xindex>, %u: tensor<?xindex>, %i: index) -> (tensor<20xf32>, tensor<*xf32>, tensor<?xf32>) {
  %0 = tensor.reshape %a(%s) {foo} : (tensor<4x5xf32>, tensor<1xindex>) -> tensor<20xf32>
  %1 = tensor.reshape %a(%u) : (tensor<4x5xf32>, tensor<?xindex>) -> tensor<*xf32>
  %2 = tensor.extract_slice %a[1, 1] [%i, 2] [1, 1] : tensor<4x5xf32> to tensor<?x2xf32>
  %3 = tensor.reshape %2(%s) : (tensor<?x2xf32>, tensor<1xindex>) -> tensor<?xf32>
  return %0, %1, %3 : tensor<20xf32>, tensor<*xf32>, tensor<?xf32>
}

// -----

// Sizes and ranks do not read the contents.
func.func @dim(%a: tensor<?x5xf32>, %r: tensor<*xf32>, %i: index) -> (index, index, index) {
  %0 = tensor.dim {foo} %a, %i : tensor<?x5xf32>
  %1 = tensor.dim %r, %i : tensor<*xf32>
  %2 = tensor.rank %r {foo} : tensor<*xf32>
  return %0, %1, %2 : index, index, index
}

// -----

// A cast to the same type is none; a reshape is in place only if its source is.
func.func @castsame(%a: tensor<?xf32>, %b: tensor<?xi32>) -> (tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.reshape %0(%b) : (tensor<?xf32>, tensor<?xi32>) -> tensor<*xf32>
  %2 = tensor.cast %1 : tensor<*xf32> to tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

func.func @collapse(%a: tensor<4x5xf32>, %f: f32, %i: index) -> (tensor<20xf32>, tensor<4x5xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x5xf32> into tensor<20xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<20xf32>
  return %1, %a : tensor<20xf32>, tensor<4x5xf32>
}

// -----

func.func @expand(%a: tensor<20xf32>, %f: f32, %i: index) -> (tensor<4x5xf32>, tensor<20xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 5] : tensor<20xf32> into tensor<4x5xf32>
  %1 = tensor.insert %f into %0[%i, %i] : tensor<4x5xf32>
  return %1, %a : tensor<4x5xf32>, tensor<20xf32>
}

// -----

func.func @reshape(%a: tensor<20xf32>, %s: tensor<2xi32>, %f: f32, %i: index) -> (tensor<4x5xf32>, tensor<20xf32>) {
  %0 = tensor.reshape %a(%s) : (tensor<20xf32>, tensor<2xi32>) -> tensor<4x5xf32>
  %1 = tensor.insert %f into %0[%i, %i] : tensor<4x5xf32>
  return %1, %a : tensor<4x5xf32>, tensor<20xf32>
}

// -----

func.func @reshape2(%a: tensor<20xi32>, %f: i32, %i: index) -> (tensor<*xi32>, tensor<20xi32>) {
  %0 = tensor.insert %f into %a[%i] : tensor<20xi32>
  %1 = tensor.reshape %0(%a) : (tensor<20xi32>, tensor<20xi32>) -> tensor<*xi32>
  return %1, %0 : tensor<*xi32>, tensor<20xi32>
}
