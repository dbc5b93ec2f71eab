// RUN: --mlir-version=19.1 --verify-diagnostics --split-input-file
func.func @manual(%m: memref<2xf32>, %i: index) {
  // expected-error @below {{attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = memref.load %m[%i] {bufferization.manual_deallocation} : memref<2xf32>
  return
}

// -----

func.func @unknown(%i: index) {
  // expected-error @below {{attribute '"bufferization.some"' not supported as an op attribute by the bufferization dialect}}
  %0 = arith.addi %i, %i {bufferization.some} : index
  return
}

// -----

// expected-error @below {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @writable(%t: tensor<5xf32> {bufferization.writable = 3}) {
  return
}

// -----

// expected-error @below {{'bufferization.writable' is invalid on external functions}}
func.func private @external(tensor<5xf32> {bufferization.writable = true})

// -----

// expected-error @below {{'bufferization.access' is expected to be a string attribute}}
func.func @access(%i: i32, %t: tensor<5xf32> {bufferization.access}) {
  return
}

// -----

// expected-error @below {{invalid value for 'bufferization.access'}}
func.func @access(%t: tensor<5xf32> {bufferization.access = "all"}) {
  return
}

// -----

// expected-error @below {{'bufferization.buffer_layout' is expected to be a affine map attribute}}
func.func @layout(%t: tensor<5xf32> {bufferization.buffer_layout = "x"}) {
  return
}

// -----

// Dialects are asked about each attribute before the next one is looked at, and only about arguments.
// expected-error @below {{'bufferization.access' is expected to be a string attribute}}
func.func @order(%t: tensor<5xf32> {bufferization.access, x}) -> (tensor<5xf32> {bufferization.access}) {
  return %t : tensor<5xf32>
}
