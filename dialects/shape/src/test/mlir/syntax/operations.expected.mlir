module attributes {shape.lib = [@lib]} {
  shape.function_library @lib {
    func @same(%arg0: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    func private @decl(!shape.value_shape {a.b = 1 : i64}) -> (!shape.shape {c.d}) attributes {z}
  } mapping {test.same_operand_result_type = @same}
  shape.function_library @lib2 attributes {foo.bar} {
    func.func private @g()
  } mapping {}
  func.func @f(%arg0: !shape.shape, %arg1: !shape.witness, %arg2: !shape.value_shape, %arg3: !shape.size, %arg4: tensor<?xindex>, %arg5: index, %arg6: tensor<3x?xf32>, %arg7: i1, %arg8: tensor<3xindex>) {
    %0 = shape.const_shape [] : !shape.shape
    %1 = shape.const_shape [1, 2] : !shape.shape
    %2 = shape.const_shape [1, 2] : tensor<2xindex>
    %3 = shape.const_shape  {a = 1 : i64}[1, 2] : !shape.shape
    %c10 = shape.const_size 10
    %4 = shape.const_witness true
    %5 = shape.const_witness false
    %6 = shape.add %arg3, %arg3 : !shape.size, !shape.size -> !shape.size
    %7 = shape.any %arg0, %arg4 : !shape.shape, tensor<?xindex> -> !shape.shape
    %8:2 = shape.assuming %arg1 -> (index, !shape.size) {
      shape.assuming_yield %arg5, %arg3 : index, !shape.size
    }
    shape.assuming %arg1 {
    }
    shape.assuming %arg1 {
      %40 = "foo"() : () -> i32
    } {a}
    %9 = shape.assuming_all %arg1, %4
    %10 = shape.broadcast %arg0, %arg4 : !shape.shape, tensor<?xindex> -> !shape.shape
    %11 = shape.broadcast %arg0, %arg4 {error = "x"} : !shape.shape, tensor<?xindex> -> !shape.shape
    %12 = shape.concat %arg0, %arg4 : !shape.shape, tensor<?xindex> -> !shape.shape
    %13 = shape.cstr_broadcastable %arg0, %arg4 : !shape.shape, tensor<?xindex>
    %14 = shape.cstr_eq %arg0, %arg4 : !shape.shape, tensor<?xindex>
    %15 = shape.cstr_require %arg7, "msg"
    %16 = "shape.debug_print"(%arg0) : (!shape.shape) -> !shape.shape
    %17 = shape.dim %arg6, %arg5 : tensor<3x?xf32>, index -> index
    %18 = shape.div %arg5, %arg5 : index, index -> index
    %19 = shape.from_extent_tensor %arg4 : tensor<?xindex>
    %20 = shape.from_extents %arg5, %arg3 : index, !shape.size
    %21 = shape.from_extents  : 
    %22 = shape.get_extent %arg4, %arg5 : tensor<?xindex>, index -> index
    %23 = shape.index_to_size %arg5
    %24 = shape.is_broadcastable %arg0, %arg4 : !shape.shape, tensor<?xindex>
    %25 = shape.max %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    %26 = shape.meet %arg0, %arg0, error = "foo" : !shape.shape, !shape.shape -> !shape.shape
    %27 = shape.min %arg3, %arg3 : !shape.size, !shape.size -> !shape.size
    %28 = shape.mul %arg5, %arg5 : index, index -> index
    %29 = shape.num_elements %arg0 : !shape.shape -> !shape.size
    %30 = shape.rank %arg4 : tensor<?xindex> -> index
    %31 = shape.reduce(%arg0, %arg3) : !shape.shape -> !shape.size {
    ^bb0(%arg9: index, %arg10: !shape.size, %arg11: !shape.size):
      %40 = shape.mul %arg10, %arg11 : !shape.size, !shape.size -> !shape.size
      shape.yield %40 : !shape.size
    }
    %32:2 = shape.reduce(%arg4, %arg5, %arg5) : tensor<?xindex> -> (index, index) {
    ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: index):
      shape.yield %arg11, %arg12 : index, index
    } {foo}
    %33 = shape.shape_eq %arg0, %arg4 : !shape.shape, tensor<?xindex>
    %34 = shape.shape_of %arg6 : tensor<3x?xf32> -> tensor<2xindex>
    %35 = shape.size_to_index %arg3 : !shape.size
    %head, %tail = "shape.split_at"(%arg0, %arg5) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %36 = shape.to_extent_tensor %arg0 : !shape.shape -> tensor<3xindex>
    %37 = shape.value_as_shape %arg8 : tensor<3xindex> -> !shape.shape
    %38 = shape.value_of %arg2 : tensor<?xf32>
    %39 = shape.with_shape %arg2, %arg0 : !shape.value_shape, !shape.shape
    return
  }
}

