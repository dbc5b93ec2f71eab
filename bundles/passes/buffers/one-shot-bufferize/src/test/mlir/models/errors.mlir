// RUN: --mlir-version=19.1 --one-shot-bufferize="bufferize-function-boundaries must-infer-memory-space" --split-input-file --verify-diagnostics
// The memory space of new buffers is not known.
func.func @fromElements(%f: f32) -> tensor<2xf32> {
  // expected-error @below {{memory space not implemented yet}}
  // expected-error @below {{failed to bufferize op}}
  %0 = tensor.from_elements %f, %f : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @generate(%f: f32) -> tensor<2xf32> {
  // expected-error @below {{memory space not implemented yet}}
  // expected-error @below {{failed to bufferize op}}
  %0 = tensor.generate {
  ^bb0(%x : index):
    tensor.yield %f : f32
  } : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @splat(%f: f32) -> tensor<2xf32> {
  // expected-error @below {{could not infer memory space}}
  // expected-error @below {{failed to bufferize op}}
  %0 = tensor.splat %f : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @empty(%f: f32) -> tensor<2xf32> {
  // expected-error @below {{could not infer memory space}}
  // expected-error @below {{failed to bufferize op}}
  %0 = tensor.empty() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// Nothing is known of the result of an operation that is not bufferized.
func.func @gather(%i: index) -> f32 {
  %t = bufferization.alloc_tensor(%i) {memory_space = 1 : i64} : tensor<?x5xf32>
  %u = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<3x1xindex>
  // expected-error @below {{could not infer memory space}}
  %0 = tensor.gather %t[%u] gather_dims([0]) : (tensor<?x5xf32>, tensor<3x1xindex>) -> tensor<3x1x5xf32>
  // expected-error @below {{failed to bufferize op}}
  %1 = tensor.extract %0[%i, %i, %i] : tensor<3x1x5xf32>
  return %1 : f32
}

// -----

// A copy would be a second operation in the mask.
func.func @mask(%i: index, %m: vector<4xi1>, %v: vector<4xf32>) -> f32 {
  %t = bufferization.alloc_tensor(%i) {memory_space = 1 : i64} : tensor<?xf32>
  %u = vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32>
  // expected-error @below {{'vector.mask' op body must bufferize in-place}}
  %0 = vector.mask %m { vector.transfer_write %v, %u[%i] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  %1 = tensor.extract %u[%i] : tensor<?xf32>
  %2 = tensor.extract %0[%i] : tensor<?xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @sparse(%a: index) {
  // expected-error @below {{sparse_tensor ops must be bufferized with the sparsifier}}
  // expected-error @below {{failed to bufferize op}}
  %0 = sparse_tensor.new %a : index to tensor<8xf32, #V>
  %1 = sparse_tensor.number_of_entries %0 : tensor<8xf32, #V>
  return
}

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @foreach(%p: index, %f: tensor<8xf32>) {
  %a = sparse_tensor.new %p : index to tensor<8xf32, #V>
  // expected-error @below {{'sparse_tensor.foreach' op tensor results are not supported yet}}
  %0 = sparse_tensor.foreach in %a init(%f) : tensor<8xf32, #V>, tensor<8xf32> -> tensor<8xf32> do {
  ^bb0(%i: index, %v: f32, %acc: tensor<8xf32>):
    %s = tensor.insert %v into %acc[%i] : tensor<8xf32>
    sparse_tensor.yield %s : tensor<8xf32>
  }
  return
}

// -----

// expected-error @below {{global op must have a value}}
// expected-error @below {{failed to bufferize op}}
ml_program.global private mutable @n : tensor<4xi32>
