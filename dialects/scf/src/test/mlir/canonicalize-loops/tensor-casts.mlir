// RUN: --canonicalize --allow-unregistered-dialect
// VALIDATION: a tensor that a loop carries must keep the size that is known before the loop
// Casts of tensors are folded into loops, and sizes of results of scf.forall are those of its outputs.
func.func @for_cast(%t: tensor<32xf32>, %lb: index, %ub: index, %s: index, %m: f32) -> (tensor<?xf32>, f32) {
  %c = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %c, %b = %m) -> (tensor<?xf32>, f32) {
    %x = "test.use"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    %y = "test.f"(%b) : (f32) -> f32
    scf.yield %x, %y : tensor<?xf32>, f32
  } {foo}
  return %r#0, %r#1 : tensor<?xf32>, f32
}
func.func @for_cast2(%t: tensor<32xf32>, %lb: index, %ub: index, %s: index) -> tensor<32xf32> {
  %c = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %c) -> (tensor<?xf32>) {
    %x = "test.use"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  %k = tensor.cast %r : tensor<?xf32> to tensor<32xf32>
  return %k : tensor<32xf32>
}
func.func @for_unranked(%t: tensor<32xf32>, %lb: index, %ub: index, %s: index) -> tensor<*xf32> {
  %c = tensor.cast %t : tensor<32xf32> to tensor<*xf32>
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %c) -> (tensor<*xf32>) {
    %x = "test.use"(%a) : (tensor<*xf32>) -> tensor<*xf32>
    scf.yield %x : tensor<*xf32>
  }
  return %r : tensor<*xf32>
}
func.func @for_memref(%t: memref<32xf32>, %lb: index, %ub: index, %s: index) -> memref<?xf32> {
  %c = memref.cast %t : memref<32xf32> to memref<?xf32>
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %c) -> (memref<?xf32>) {
    %x = "test.use"(%a) : (memref<?xf32>) -> memref<?xf32>
    scf.yield %x : memref<?xf32>
  }
  return %r : memref<?xf32>
}
func.func @for_more(%t: tensor<?xf32>, %lb: index, %ub: index, %s: index) -> tensor<32xf32> {
  %c = tensor.cast %t : tensor<?xf32> to tensor<32xf32>
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %c) -> (tensor<32xf32>) {
    %x = "test.use"(%a) : (tensor<32xf32>) -> tensor<32xf32>
    scf.yield %x : tensor<32xf32>
  }
  return %r : tensor<32xf32>
}
func.func @for_two(%t: tensor<32xf32>, %lb: index, %ub: index, %s: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %c, %b = %c) -> (tensor<?xf32>, tensor<?xf32>) {
    %x = "test.use"(%a) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %b, %x : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}
func.func @forall(%t: tensor<32xf32>, %n: index, %p: tensor<4xf32>) -> tensor<?xf32> {
  %c = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%o = %c) -> tensor<?xf32> {
    "test.use"(%o) : (tensor<?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i][4][1] : tensor<4xf32> into tensor<?xf32>
    }
  } {foo}
  return %r : tensor<?xf32>
}
func.func @forall_dim(%t: tensor<?x?xf32>, %n: index, %p: tensor<4x4xf32>) -> (tensor<?x?xf32>, index) {
  %c1 = arith.constant 1 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<?x?xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i, 0][4,4][1,1] : tensor<4x4xf32> into tensor<?x?xf32>
    }
  }
  %d = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %r, %d : tensor<?x?xf32>, index
}
func.func @for_dim(%t: tensor<?x?xf32>, %n: index, %p: tensor<4x4xf32>) -> (tensor<?x?xf32>, index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%o = %t) -> tensor<?x?xf32> {
    %k = tensor.dim %o, %c1 : tensor<?x?xf32>
    "test.use"(%k) : (index) -> ()
    %x = tensor.insert_slice %p into %o[%i, 0][4,4][1,1] : tensor<4x4xf32> into tensor<?x?xf32>
    scf.yield %x : tensor<?x?xf32>
  }
  %d = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %r, %d : tensor<?x?xf32>, index
}
func.func @forall_in_body_dim(%t: tensor<?x?xf32>, %n: index, %p: tensor<4x4xf32>) -> (tensor<?x?xf32>) {
  %c1 = arith.constant 1 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<?x?xf32> {
    %d = tensor.dim %o, %c1 : tensor<?x?xf32>
    "test.use"(%d) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i, 0][4,4][1,1] : tensor<4x4xf32> into tensor<?x?xf32>
    }
  }
  return %r : tensor<?x?xf32>
}
func.func @while(%t: tensor<32xf32>, %n: i1) -> tensor<?xf32> {
  %c = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %r = scf.while (%a = %c) : (tensor<?xf32>) -> tensor<?xf32> {
    scf.condition(%n) %a : tensor<?xf32>
  } do {
  ^bb0(%b: tensor<?xf32>):
    %x = "test.use"(%b) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
