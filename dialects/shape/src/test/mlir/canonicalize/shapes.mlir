// RUN: --allow-unregistered-dialect --canonicalize
// Constants, extents and ranks of known types, and shapes of reshaped tensors.
func.func @sizes(%i: index) -> (!shape.size, index, !shape.size, index, index, !shape.size, index, !shape.size, !shape.size) {
  %2 = shape.const_size 2
  %3 = arith.constant 3 : index
  %m = arith.constant -7 : index
  %0 = shape.add %2, %3 : !shape.size, index -> !shape.size
  %1 = shape.mul %3, %m : index, index -> index
  %4 = shape.mul %2, %2 : !shape.size, !shape.size -> !shape.size
  %5 = shape.div %m, %3 : index, index -> index
  %z = arith.constant -2 : index
  %6 = shape.div %m, %z : index, index -> index
  %7 = shape.index_to_size %i
  %8 = shape.size_to_index %7 : !shape.size
  %9 = shape.max %7, %7 : !shape.size, !shape.size -> !shape.size
  %10 = shape.index_to_size %3
  return %0, %1, %4, %5, %6, %7, %8, %9, %10 : !shape.size, index, !shape.size, index, index, !shape.size, index, !shape.size, !shape.size
}
func.func @extents(%t: tensor<2x?x4xf32>, %u: tensor<*xf32>) -> (index, index, !shape.size, index, !shape.size, !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cn = arith.constant -1 : index
  %s = shape.const_shape [5, 6, 7] : !shape.shape
  %e = shape.const_shape [8] : tensor<1xindex>
  %e3 = shape.const_shape [5, 6, 7] : tensor<3xindex>
  %d0 = shape.dim %t, %c0 : tensor<2x?x4xf32>, index -> index
  %d1 = shape.dim %t, %c1 : tensor<2x?x4xf32>, index -> index
  %r = shape.rank %s : !shape.shape -> !shape.size
  %g = shape.get_extent %e3, %c1 : tensor<3xindex>, index -> index
  %n = shape.num_elements %s : !shape.shape -> !shape.size
  %st = shape.shape_of %t : tensor<2x?x4xf32> -> !shape.shape
  %c = shape.concat %e3, %e : tensor<3xindex>, tensor<1xindex> -> tensor<4xindex>
  %f = shape.from_extents %c1, %c0 : index, index
  %h0, %t0 = "shape.split_at"(%s, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %h1, %t1 = "shape.split_at"(%s, %cn) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %d0, %d1, %r, %g, %n, %st, %c, %f, %h0, %t0, %t1 : index, index, !shape.size, index, !shape.size, !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape
}
func.func @types(%t: tensor<2x3xf32>, %d: tensor<?x3xf32>, %u: tensor<*xf32>, %e: tensor<4xindex>, %i: tensor<2xi32>, %c: index) -> (tensor<?xindex>, index, !shape.size, tensor<?xindex>, tensor<2xindex>, index, tensor<4xindex>, tensor<4xindex>) {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> tensor<?xindex>
  %2 = shape.shape_of %d : tensor<?x3xf32> -> tensor<?xindex>
  %3 = shape.rank %2 : tensor<?xindex> -> index
  %4 = shape.shape_of %d : tensor<?x3xf32> -> !shape.shape
  %5 = shape.rank %4 : !shape.shape -> !shape.size
  %6 = tensor.reshape %u(%e) : (tensor<*xf32>, tensor<4xindex>) -> tensor<*xf32>
  %7 = shape.shape_of %6 : tensor<*xf32> -> tensor<?xindex>
  %10 = tensor.cast %2 : tensor<?xindex> to tensor<2xindex>
  %11 = tensor.extract %10[%c] : tensor<2xindex>
  %12 = shape.to_extent_tensor %e : tensor<4xindex> -> tensor<4xindex>
  %s = shape.const_shape [1, 2, 3, 4] : !shape.shape
  %13 = shape.to_extent_tensor %s : !shape.shape -> tensor<4xindex>
  return %0, %3, %5, %7, %10, %11, %12, %13 : tensor<?xindex>, index, !shape.size, tensor<?xindex>, tensor<2xindex>, index, tensor<4xindex>, tensor<4xindex>
}
func.func @broadcasts(%a: !shape.shape, %b: !shape.shape, %e: tensor<?xindex>, %e2: tensor<2xindex>, %e3: tensor<3xindex>, %z: tensor<0xindex>) {
  %c12 = shape.const_shape [1, 2] : !shape.shape
  %c31 = shape.const_shape [3, 1] : !shape.shape
  %c4 = shape.const_shape [4] : tensor<1xindex>
  %n = shape.const_shape [] : !shape.shape
  %0 = shape.broadcast %c12, %c31 : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %c12, %c4 : !shape.shape, tensor<1xindex> -> !shape.shape
  %2 = shape.broadcast %a, %c12, %b, %c31 : !shape.shape, !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.broadcast %a, %a, %n, %b : !shape.shape, !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  %4 = shape.broadcast %e : tensor<?xindex> -> !shape.shape
  %5 = shape.broadcast %e2, %e3, %z : tensor<2xindex>, tensor<3xindex>, tensor<0xindex> -> tensor<?xindex>
  %6 = shape.broadcast %e, %z : tensor<?xindex>, tensor<0xindex> -> tensor<2xindex>
  %7 = tensor.cast %e3 : tensor<3xindex> to tensor<?xindex>
  %8 = shape.broadcast %7, %e : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %9 = shape.any %c12, %a : !shape.shape, !shape.shape -> !shape.shape
  "use"(%0, %1, %2, %3, %4, %5, %6, %8, %9) : (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, tensor<2xindex>, tensor<?xindex>, !shape.shape) -> ()
  return
}
func.func @conditions(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %t: tensor<?x4xf32>, %p: i1) {
  %s0 = shape.const_shape [2, 3] : !shape.shape
  %s1 = shape.const_shape [2, 3] : tensor<2xindex>
  %s2 = shape.const_shape [2] : !shape.shape
  %s4 = shape.const_shape [4] : !shape.shape
  %true = arith.constant true
  %false = arith.constant false
  %0 = shape.shape_eq %s0, %s1 : !shape.shape, tensor<2xindex>
  %1 = shape.shape_eq %s0, %s2 : !shape.shape, !shape.shape
  %2 = shape.shape_eq %s0, %a : !shape.shape, !shape.shape
  %3 = shape.is_broadcastable %a, %a : !shape.shape, !shape.shape
  %4 = shape.is_broadcastable %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  "use"(%0, %1, %2, %3, %4) : (i1, i1, i1, i1, i1) -> ()
  %w0 = shape.cstr_eq %s0, %s1 : !shape.shape, tensor<2xindex>
  %w1 = shape.cstr_eq %a, %a : !shape.shape, !shape.shape
  %w2 = shape.cstr_require %true, "yes"
  %w3 = shape.cstr_require %p, "perhaps"
  %w4 = shape.cstr_broadcastable %a, %a : !shape.shape, !shape.shape
  %w5 = shape.cstr_broadcastable %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  %e = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  %w6 = shape.cstr_broadcastable %e, %s4 : tensor<2xindex>, !shape.shape
  %w7 = shape.cstr_broadcastable %s2, %s4 : !shape.shape, !shape.shape
  "use"(%w0, %w1, %w2, %w3, %w4, %w5, %w6, %w7) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  return
}
func.func @all(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %p: i1, %w: !shape.witness) {
  %true = shape.const_witness true
  %false = shape.const_witness false
  %0 = shape.assuming_all %true, %true
  %1 = shape.assuming_all %true, %w
  %2 = shape.assuming_all %w, %false
  %ab = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %abc = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %3 = shape.assuming_all %ab, %abc
  %eab = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %ebc = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %4 = shape.assuming_all %eab, %ebc
  %r = shape.cstr_require %p, "p"
  %5 = shape.assuming_all %w, %r
  %6 = shape.assuming_all %5, %eab
  "use"(%0, %1, %2, %3, %4, %6) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
  return
}
func.func @regions(%w: !shape.witness) -> (i32, i64) {
  %true = shape.const_witness true
  %0 = shape.assuming %true -> (i32) {
    %1 = "make"() : () -> i32
    shape.assuming_yield %1 : i32
  }
  %2:3 = shape.assuming %w -> (i32, i64, f32) {
    %3:3 = "make"() : () -> (i32, i64, f32)
    shape.assuming_yield %3#0, %3#1, %3#2 : i32, i64, f32
  }
  return %0, %2#1 : i32, i64
}

func.func @poison(%i: index) -> (!shape.size, index, index) {
  %two = shape.const_size 2
  %size = ub.poison : !shape.size
  %index = ub.poison : index
  %0 = shape.add %two, %size : !shape.size, !shape.size -> !shape.size
  %1 = shape.add %index, %i : index, index -> index
  %2 = shape.mul %index, %i : index, index -> index
  return %0, %1, %2 : !shape.size, index, index
}
