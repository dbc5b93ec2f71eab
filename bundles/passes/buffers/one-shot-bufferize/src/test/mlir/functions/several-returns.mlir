// RUN: --one-shot-bufferize=bufferize-function-boundaries --split-input-file
// A result has the facts that hold at each return: it is an argument only if each return returns that argument.
func.func @argument_in_both(%c: i1, %t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %t : tensor<4xf32>
^b:
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @in_loop(%c: i1, %t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>) {
  %0 = scf.for %k = %i to %i step %i iter_args(%a = %t) -> tensor<4xf32> {
    %1 = func.call @argument_in_both(%c, %a, %i, %f) : (i1, tensor<4xf32>, index, f32) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @argument_in_one(%c: i1, %t: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %t : tensor<4xf32>
^b:
  %0 = tensor.empty() : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @read_later(%c: i1, %t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
  %0 = call @argument_in_one(%c, %t) : (i1, tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %t[%i] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}

// -----

// The types of the returned buffers are equal, so the result has it.
func.func @same_type(%c: i1) -> tensor<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  %1 = tensor.empty() : tensor<4xf32>
  return %1 : tensor<4xf32>
^b:
  %0 = tensor.empty() : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%c: i1) -> tensor<4xf32> {
  %0 = call @same_type(%c) : (i1) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @different_strides(%c: i1) -> tensor<4xf32> {
  %1 = tensor.empty() : tensor<20xf32>
  cf.cond_br %c, ^a, ^b
^a:
  %2 = tensor.extract_slice %1[0] [4] [1] : tensor<20xf32> to tensor<4xf32>
  return %2 : tensor<4xf32>
^b:
  %3 = tensor.extract_slice %1[0] [4] [2] : tensor<20xf32> to tensor<4xf32>
  return %3 : tensor<4xf32>
}
