// RUN: --mlir-version=19.1 --one-shot-bufferize=bufferize-function-boundaries --split-input-file
// Structured operations. Their attributes are kept; operands whose elements are not used are not read.
func.func @mm(%a: tensor<?x5xf32>, %b: tensor<5x?xf32>, %c: tensor<?x?xf32>, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.matmul {foo} ins(%a, %b: tensor<?x5xf32>, tensor<5x?xf32>) outs(%c: tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.fill {foo} ins(%f : f32) outs(%c: tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"], library_call = "foo", doc = "x"} ins(%0: tensor<?x?xf32>) outs(%1: tensor<?x?xf32>) attrs = {foo} {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %x : f32
    linalg.yield %z : f32
  } -> tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

func.func @map(%a: tensor<?x5xf32>, %b: tensor<?xf32>, %f: f32) -> (tensor<?x5xf32>, tensor<?xf32>, tensor<5x?xf32>, tensor<?x5xf32>) {
  %i = arith.constant 0 : index
  %d = tensor.dim %a, %i : tensor<?x5xf32>
  %e = tensor.empty(%d) : tensor<?x5xf32>
  %e2 = tensor.empty(%d) : tensor<?xf32>
  %e3 = tensor.empty(%d) : tensor<5x?xf32>
  %0 = linalg.map { math.exp } ins(%a: tensor<?x5xf32>) outs(%e: tensor<?x5xf32>) {foo}
  %1 = linalg.reduce { arith.addf } ins(%a: tensor<?x5xf32>) outs(%e2: tensor<?xf32>) dimensions = [1] {foo}
  %2 = linalg.transpose ins(%0: tensor<?x5xf32>) outs(%e3: tensor<5x?xf32>) permutation = [1, 0] {foo}
  %3 = linalg.broadcast ins(%1: tensor<?xf32>) outs(%e: tensor<?x5xf32>) dimensions = [1] {foo}
  return %0, %1, %2, %3 : tensor<?x5xf32>, tensor<?xf32>, tensor<5x?xf32>, tensor<?x5xf32>
}

// -----

func.func @soft(%a: tensor<?x5xf32>, %b: tensor<?x5xf32>) -> (tensor<?x5xf32>) {
  %0 = linalg.softmax {foo} dimension(1) ins(%a: tensor<?x5xf32>) outs(%b: tensor<?x5xf32>) -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// -----

func.func @soft(%a: tensor<?x5xf32>, %b: tensor<?x5xf32>) -> (tensor<?x5xf32>, tensor<?x5xf32>) {
  %0 = linalg.softmax dimension(1) ins(%a: tensor<?x5xf32>) outs(%b: tensor<?x5xf32>) -> tensor<?x5xf32>
  return %0, %b : tensor<?x5xf32>, tensor<?x5xf32>
}

// -----

func.func @scalar(%a: tensor<5xf32>, %b: tensor<5xf32>, %f: f32) -> tensor<5xf32> {
  %0 = linalg.elemwise_binary {fun = #linalg.binary_fn<add>} ins(%a, %f: tensor<5xf32>, f32) outs(%b: tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

// The sizes of all operands are computed for a new tensor of the shape of a result.
func.func @mm(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %f: f32, %i: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.matmul ins(%a, %b: tensor<?x?xf32>, tensor<?x?xf32>) outs(%c: tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.fill ins(%f: f32) outs(%0: tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

func.func @red(%a: tensor<?x5x?xf32>, %b: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%a: tensor<?x5x?xf32>) outs(%b: tensor<?xf32>) dimensions = [0, 1]
  %1 = linalg.fill ins(%f: f32) outs(%0: tensor<?xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @conv(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %f: f32, %i: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.conv_2d ins(%a, %b: tensor<?x?xf32>, tensor<?x?xf32>) outs(%c: tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.fill ins(%f: f32) outs(%0: tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

func.func @two(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %f: f32, %i: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a: tensor<?x?xf32>) outs(%b, %c: tensor<?x?xf32>, tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x, %x : f32, f32
  } -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = linalg.fill ins(%f: f32) outs(%0#1: tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0#1, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

func.func @halfstatic(%a: tensor<?x4xf32>, %b: tensor<?x?xf32>, %f: f32, %i: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a: tensor<?x4xf32>) outs(%b: tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> (tensor<?x?xf32>)
  %1 = linalg.fill ins(%f: f32) outs(%0: tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

func.func @soft(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>, %f: f32, %i: index) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %0 = linalg.softmax dimension(1) ins(%a: tensor<?x4xf32>) outs(%b: tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = linalg.fill ins(%f: f32) outs(%0: tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<?x4xf32>
}
