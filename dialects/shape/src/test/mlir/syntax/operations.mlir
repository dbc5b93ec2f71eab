// RUN: --allow-unregistered-dialect
// All operations, and libraries of shape functions.
module attributes {shape.lib = [@lib]} {
shape.function_library @lib {
  shape.func @same(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %arg : !shape.value_shape -> !shape.shape
    shape.return %0 : !shape.shape
  }
  shape.func private @decl(%arg0: !shape.value_shape {a.b = 1}) -> (!shape.shape {c.d}) attributes {z}
} mapping {
  test.same_operand_result_type = @same
}
shape.function_library @lib2 attributes {foo.bar} {
  func.func private @g()
} mapping {
}
func.func @f(%s: !shape.shape, %w: !shape.witness, %v: !shape.value_shape, %sz: !shape.size, %t: tensor<?xindex>, %i: index, %x: tensor<3x?xf32>, %b: i1, %t3: tensor<3xindex>) {
  %0 = shape.const_shape [] : !shape.shape
  %1 = shape.const_shape [1, 2] : !shape.shape
  %2 = shape.const_shape [1, 2] : tensor<2xindex>
  %3 = shape.const_shape {a = 1} [1, 2] : !shape.shape
  %4 = shape.const_size 10
  %5 = shape.const_witness true
  %6 = shape.const_witness false
  %7 = shape.add %sz, %sz : !shape.size, !shape.size -> !shape.size
  %8 = shape.any %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %9:2 = shape.assuming %w -> (index, !shape.size) {
    shape.assuming_yield %i, %sz : index, !shape.size
  }
  shape.assuming %w {
    shape.assuming_yield
  }
  shape.assuming %w {
    %foo = "foo"() : () -> i32
  } {a}
  %10 = shape.assuming_all %w, %5
  %11 = shape.broadcast %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %12 = shape.broadcast %s, %t {error = "x"} : !shape.shape, tensor<?xindex> -> !shape.shape
  %13 = shape.concat %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %14 = shape.cstr_broadcastable %s, %t : !shape.shape, tensor<?xindex>
  %15 = shape.cstr_eq %s, %t : !shape.shape, tensor<?xindex>
  %16 = shape.cstr_require %b, "msg"
  %17 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  %18 = shape.dim %x, %i : tensor<3x?xf32>, index -> index
  %19 = shape.div %i, %i : index, index -> index
  %20 = shape.from_extent_tensor %t : tensor<?xindex>
  %21 = shape.from_extents %i, %sz : index, !shape.size
  %43 = "shape.from_extents"() : () -> !shape.shape
  %22 = shape.get_extent %t, %i : tensor<?xindex>, index -> index
  %23 = shape.index_to_size %i
  %24 = shape.is_broadcastable %s, %t : !shape.shape, tensor<?xindex>
  %25 = shape.max %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %26 = shape.meet %s, %s, error = "foo" : !shape.shape, !shape.shape -> !shape.shape
  %27 = shape.min %sz, %sz : !shape.size, !shape.size -> !shape.size
  %28 = shape.mul %i, %i : index, index -> index
  %29 = shape.num_elements %s : !shape.shape -> !shape.size
  %30 = shape.rank %t : tensor<?xindex> -> index
  %31 = shape.reduce(%s, %sz) : !shape.shape -> !shape.size {
    ^bb0(%index : index, %dim : !shape.size, %acc : !shape.size):
      %u = shape.mul %dim, %acc : !shape.size, !shape.size -> !shape.size
      shape.yield %u : !shape.size
  }
  %32:2 = shape.reduce(%t, %i, %i) : tensor<?xindex> -> (index, index) {
    ^bb0(%index : index, %dim : index, %acc : index, %acc2 : index):
      shape.yield %acc, %acc2 : index, index
  } {foo}
  %33 = shape.shape_eq %s, %t : !shape.shape, tensor<?xindex>
  %34 = shape.shape_of %x : tensor<3x?xf32> -> tensor<2xindex>
  %35 = shape.size_to_index %sz : !shape.size
  %36:2 = "shape.split_at"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %37 = shape.to_extent_tensor %s : !shape.shape -> tensor<3xindex>
  %38 = shape.value_as_shape %t3 : tensor<3xindex> -> !shape.shape
  %39 = shape.value_of %v : tensor<?xf32>
  %40 = shape.with_shape %v, %s : !shape.value_shape, !shape.shape
  return
}
}
