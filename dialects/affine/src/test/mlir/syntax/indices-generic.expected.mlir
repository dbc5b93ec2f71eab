"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> (index, index, index, index), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0:2 = "affine.delinearize_index"(%arg0, %arg1) <{static_basis = array<i64: -9223372036854775808, 4>}> : (index, index) -> (index, index)
    %1 = "affine.linearize_index"(%arg0, %arg1, %arg1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808, 4>}> : (index, index, index) -> index
    %2 = "affine.linearize_index"(%arg0, %arg1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4>}> : (index, index) -> index
    %3 = "affine.linearize_index"(%arg0, %arg1) <{disjoint = false, operandSegmentSizes = array<i32: 1, 1>, static_basis = array<i64: -9223372036854775808>}> : (index, index) -> index
    "func.return"(%0#0, %1, %2, %3) : (index, index, index, index) -> ()
  }) : () -> ()
}) : () -> ()

