// RUN: "--one-shot-bufferize=allow-return-allocs-from-loops bufferize-function-boundaries" --split-input-file
func.func @for(%t: tensor<?xf32>, %v: f32, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %s = %v, %b = %u)
      -> (tensor<?xf32>, f32, tensor<?xf32>) {
    %x = tensor.extract %a[%i] : tensor<?xf32>
    %y = arith.addf %x, %s : f32
    %d = tensor.insert %y into %a[%i] : tensor<?xf32>
    scf.yield %d, %y, %b : tensor<?xf32>, f32, tensor<?xf32>
  } {note}
  return %r#0, %r#2 : tensor<?xf32>, tensor<?xf32>
}

// -----

// Arguments that are swapped, and a new buffer in each iteration.
func.func @swap(%t: tensor<4xf32>, %u: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u, %e = %u)
      -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %new = bufferization.alloc_tensor() : tensor<4xf32>
    scf.yield %b, %a, %new : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @while(%t: tensor<?xf32>, %v: f32, %i: index) -> tensor<?xf32> {
  %r:2 = scf.while (%a = %t, %k = %i) : (tensor<?xf32>, index) -> (tensor<?xf32>, index) {
    %x = tensor.extract %a[%k] : tensor<?xf32>
    %c = arith.cmpf olt, %x, %v : f32
    scf.condition(%c) %a, %k : tensor<?xf32>, index
  } do {
  ^bb0(%b: tensor<?xf32>, %k: index):
    %d = tensor.insert %v into %b[%k] : tensor<?xf32>
    scf.yield %d, %k : tensor<?xf32>, index
  }
  return %r#0 : tensor<?xf32>
}

// -----

// Values change their places.
func.func @while_crossed(%t: tensor<4xf32>, %u: tensor<4xf32>, %c: i1) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = scf.while (%a = %t, %b = %u) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.condition(%c) %b, %a : tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    scf.yield %a, %b : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @forall(%t: tensor<8xf32>, %u: tensor<?xf32>, %n: index) -> (tensor<8xf32>, tensor<?xf32>) {
  %r:2 = scf.forall (%i) = (0) to (8) step (2) shared_outs(%a = %t, %b = %u) -> (tensor<8xf32>, tensor<?xf32>) {
    %s = tensor.extract_slice %a[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %m = linalg.map { math.exp } ins(%s : tensor<2xf32>) outs(%s : tensor<2xf32>)
    %k = tensor.extract_slice %b[%i] [2] [1] : tensor<?xf32> to tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %a[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %k into %b[%i] [2] [1] : tensor<2xf32> into tensor<?xf32>
    }
  } {mapping = [#gpu.thread<x>], note}
  return %r#0, %r#1 : tensor<8xf32>, tensor<?xf32>
}
