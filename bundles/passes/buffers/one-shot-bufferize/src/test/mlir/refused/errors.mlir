// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect --one-shot-bufferize=bufferize-function-boundaries
// expected-error @below {{cannot bufferize func.func without func.return}}
func.func @no_return(%t: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}

// -----

func.func @yield(%t: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<4xf32> {
    %new = bufferization.alloc_tensor() : tensor<4xf32>
// expected-error @below {{Yield operand #0 is not equivalent to the corresponding iter bbArg}}
    scf.yield %new : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

func.func @while(%t: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %r = scf.while (%a = %t) : (tensor<4xf32>) -> tensor<4xf32> {
    scf.condition(%c) %a : tensor<4xf32>
  } do {
  ^bb0(%b: tensor<4xf32>):
    %new = bufferization.alloc_tensor() : tensor<4xf32>
// expected-error @below {{Yield operand #0 is not equivalent to the corresponding iter bbArg}}
    scf.yield %new : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

func.func @condition(%t: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %r = scf.while (%a = %t) : (tensor<4xf32>) -> tensor<4xf32> {
    %new = bufferization.alloc_tensor() : tensor<4xf32>
// expected-error @below {{Condition arg #0 is not equivalent to the corresponding iter bbArg}}
    scf.condition(%c) %new : tensor<4xf32>
  } do {
  ^bb0(%b: tensor<4xf32>):
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

func.func @unknown(%t: tensor<4xf32>) -> tensor<4xf32> {
// expected-error @below {{op was not bufferized}}
  %r = "some.op"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @not_restrict(%m: memref<4xf32>, %i: index) -> f32 {
// expected-error @below {{'bufferization.to_tensor' op to_tensor ops without `restrict` are not supported by One-Shot Analysis}}
  %t = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %x = tensor.extract %t[%i] : tensor<4xf32>
  return %x : f32
}

// -----

func.func @select(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
// expected-error @+2 {{'arith.select' op only i1 condition values are supported}}
// expected-error @below {{failed to bufferize op}}
  %0 = arith.select %c, %a, %b : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @spaces(%c: i1) -> tensor<4xf32> {
  %a = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
  %b = bufferization.alloc_tensor() {memory_space = 2 : i64} : tensor<4xf32>
// expected-error @below {{inconsistent memory space on then/else branches}}
  %r = scf.if %c -> tensor<4xf32> {
// expected-error @below {{failed to bufferize op}}
    scf.yield %a : tensor<4xf32>
  } else {
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

func.func @loop_spaces(%n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> tensor<4xf32> {
    %d = bufferization.alloc_tensor() {memory_space = 2 : i64} : tensor<4xf32>
// expected-error @below {{Yield operand #0 is not equivalent to the corresponding iter bbArg}}
    scf.yield %d : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

func.func @forced(%t: tensor<4xf32>, %u: tensor<4xf32>, %i: index) -> (tensor<4xf32>, f32) {
// expected-error @below {{'bufferization.materialize_in_destination' op not bufferizable under the given constraints: cannot avoid RaW conflict}}
  %r = bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %x = tensor.extract %u[%i] : tensor<4xf32>
  return %r, %x : tensor<4xf32>, f32
}

// -----

func.func @forced_constant(%t: tensor<4xf32>) -> tensor<4xf32> {
  %u = arith.constant dense<1.0> : tensor<4xf32>
// expected-error @below {{'bufferization.materialize_in_destination' op not bufferizable under the given constraints: would write to read-only buffer}}
  %r = bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func private @unranked(tensor<*xf32>)
func.func @cast(%t: tensor<?xf32>) -> tensor<?xf32> {
// expected-error @below {{'tensor.cast' op not bufferizable under the given constraints: cannot avoid RaW conflict}}
  %u = tensor.cast %t : tensor<?xf32> to tensor<*xf32>
  call @unranked(%u) : (tensor<*xf32>) -> ()
  return %t : tensor<?xf32>
}

// -----

func.func @two_yields(%t: tensor<4xf32>, %u: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // expected-error @below {{'scf.execute_region' op op without unique scf.yield is not supported}}
  %r = scf.execute_region -> tensor<4xf32> {
    cf.cond_br %c, ^first, ^second
  ^first:
    scf.yield %t : tensor<4xf32>
  ^second:
    scf.yield %u : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
