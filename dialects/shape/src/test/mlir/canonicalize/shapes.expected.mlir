module {
  func.func @sizes(%arg0: index) -> (!shape.size, index, !shape.size, index, index, !shape.size, index, !shape.size, !shape.size) {
    %c3 = shape.const_size 3
    %c5 = shape.const_size 5
    %c-21 = arith.constant -21 : index
    %c4 = shape.const_size 4
    %c-3 = arith.constant -3 : index
    %c3_0 = arith.constant 3 : index
    %0 = shape.index_to_size %arg0
    return %c5, %c-21, %c4, %c-3, %c3_0, %0, %arg0, %0, %c3 : !shape.size, index, !shape.size, index, index, !shape.size, index, !shape.size, !shape.size
  }
  func.func @extents(%arg0: tensor<2x?x4xf32>, %arg1: tensor<*xf32>) -> (index, index, !shape.size, index, !shape.size, !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape) {
    %0 = shape.const_shape [7] : !shape.shape
    %1 = shape.const_shape [6, 7] : !shape.shape
    %2 = shape.const_shape [5] : !shape.shape
    %3 = shape.const_shape [1, 0] : !shape.shape
    %4 = shape.const_shape [5, 6, 7, 8] : tensor<4xindex>
    %c210 = shape.const_size 210
    %c6 = arith.constant 6 : index
    %c3 = shape.const_size 3
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %5 = shape.dim %arg0, %c1 : tensor<2x?x4xf32>, index -> index
    %6 = shape.shape_of %arg0 : tensor<2x?x4xf32> -> !shape.shape
    return %c2, %5, %c3, %c6, %c210, %6, %4, %3, %2, %1, %0 : index, index, !shape.size, index, !shape.size, !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape
  }
  func.func @types(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>, %arg2: tensor<*xf32>, %arg3: tensor<4xindex>, %arg4: tensor<2xi32>, %arg5: index) -> (tensor<?xindex>, index, !shape.size, tensor<?xindex>, tensor<2xindex>, index, tensor<4xindex>, tensor<4xindex>) {
    %0 = shape.const_shape [1, 2, 3, 4] : tensor<4xindex>
    %c2 = shape.const_size 2
    %c2_0 = arith.constant 2 : index
    %1 = shape.const_shape [2, 3] : tensor<2xindex>
    %cast = tensor.cast %1 : tensor<2xindex> to tensor<?xindex>
    %cast_1 = tensor.cast %arg3 : tensor<4xindex> to tensor<?xindex>
    %2 = shape.shape_of %arg1 : tensor<?x3xf32> -> tensor<2xindex>
    %dim = tensor.dim %arg1, %arg5 : tensor<?x3xf32>
    return %cast, %c2_0, %c2, %cast_1, %2, %dim, %arg3, %0 : tensor<?xindex>, index, !shape.size, tensor<?xindex>, tensor<2xindex>, index, tensor<4xindex>, tensor<4xindex>
  }
  func.func @broadcasts(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: tensor<?xindex>, %arg3: tensor<2xindex>, %arg4: tensor<3xindex>, %arg5: tensor<0xindex>) {
    %0 = shape.const_shape [3, 2] : tensor<2xindex>
    %1 = shape.const_shape [1, 2] : !shape.shape
    %2 = shape.const_shape [4] : tensor<1xindex>
    %3 = shape.const_shape [3, 2] : !shape.shape
    %4 = shape.broadcast %1, %2 : !shape.shape, tensor<1xindex> -> !shape.shape
    %5 = shape.broadcast %arg0, %arg1, %0 : !shape.shape, !shape.shape, tensor<2xindex> -> !shape.shape
    %6 = shape.broadcast %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
    %7 = shape.from_extent_tensor %arg2 : tensor<?xindex>
    %8 = shape.broadcast %arg3, %arg4 : tensor<2xindex>, tensor<3xindex> -> tensor<3xindex>
    %cast = tensor.cast %8 : tensor<3xindex> to tensor<?xindex>
    %cast_0 = tensor.cast %arg2 : tensor<?xindex> to tensor<2xindex>
    %9 = shape.broadcast %arg4, %arg2 : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
    "use"(%3, %4, %5, %6, %7, %cast, %cast_0, %9, %1) : (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, tensor<2xindex>, tensor<?xindex>, !shape.shape) -> ()
    return
  }
  func.func @conditions(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape, %arg3: tensor<?x4xf32>, %arg4: i1) {
    %0 = shape.const_witness true
    %1 = shape.const_shape [2, 3] : !shape.shape
    %2 = shape.const_shape [2] : !shape.shape
    %3 = shape.const_shape [4] : !shape.shape
    %true = arith.constant true
    %false = arith.constant false
    %4 = shape.shape_eq %arg0, %1 : !shape.shape, !shape.shape
    %5 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
    "use"(%true, %false, %4, %true, %5) : (i1, i1, i1, i1, i1) -> ()
    %6 = shape.cstr_require %arg4, "perhaps"
    %7 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
    %8 = shape.cstr_broadcastable %2, %3 : !shape.shape, !shape.shape
    "use"(%0, %0, %0, %6, %0, %7, %0, %8) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
    return
  }
  func.func @all(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape, %arg3: i1, %arg4: !shape.witness) {
    %0 = shape.const_witness true
    %1 = shape.const_witness false
    %2 = shape.cstr_broadcastable %arg0, %arg1, %arg2 : !shape.shape, !shape.shape, !shape.shape
    %3 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
    %4 = shape.cstr_eq %arg1, %arg2 : !shape.shape, !shape.shape
    %5 = shape.cstr_eq %arg0, %arg1, %arg1, %arg2 : !shape.shape, !shape.shape, !shape.shape, !shape.shape
    %6 = shape.cstr_require %arg3, "p"
    %7 = shape.assuming_all %arg4, %6, %3
    "use"(%0, %arg4, %1, %2, %5, %7) : (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) -> ()
    return
  }
  func.func @regions(%arg0: !shape.witness) -> (i32, i64) {
    %0 = "make"() : () -> i32
    %1 = shape.assuming %arg0 -> (i64) {
      %2:3 = "make"() : () -> (i32, i64, f32)
      shape.assuming_yield %2#1 : i64
    }
    return %0, %1 : i32, i64
  }
  func.func @poison(%arg0: index) -> (!shape.size, index, index) {
    %0 = ub.poison : index
    %1 = ub.poison : !shape.size
    %2 = shape.mul %arg0, %0 : index, index -> index
    return %1, %0, %2 : !shape.size, index, index
  }
}

