// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
transform.sequence failures(suppress) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.match.structured' op expected one body argument}}
  transform.match.structured %arg0 : !transform.any_op {
  ^bb1:
    transform.match.structured.yield
  }
  transform.yield
}

// -----

transform.sequence failures(suppress) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.match.structured' op expected one body argument}}
  transform.match.structured %arg0 : !transform.any_op {
  ^bb1(%a: !transform.any_op, %b: !transform.any_op):
    transform.match.structured.yield
  }
  transform.yield
}

// -----

transform.sequence failures(suppress) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.match.structured' op expected body argument to implement TransformHandleTypeInterface}}
  transform.match.structured %arg0 : !transform.any_op {
  ^bb1(%a: !transform.param<i64>):
    transform.match.structured.yield
  }
  transform.yield
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.structured.interchange' op expects iterator_interchange to be a permutation, found 0, 2}}
  transform.structured.interchange %arg0 iterator_interchange = [0, 2] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.structured.pad' op expects padding_dimensions to contain positive integers, found [-1]}}
  transform.structured.pad %arg0 {padding_dimensions=[-1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.structured.pad' op expects pack_paddings to contain booleans (0/1), found [2]}}
  transform.structured.pad %arg0 {pack_paddings=[2], padding_dimensions=[-1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.structured.pad' op expects transpose_paddings to be a permutation, found [0, 2]}}
  transform.structured.pad %arg0 {transpose_paddings=[[0], [0, 2]], copy_back_op = "x"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.structured.pad' op invalid copy_back_op}}
  transform.structured.pad %arg0 {copy_back_op = "x"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.structured.multitile_sizes' op expects all results type to be the same}}
  "transform.structured.multitile_sizes"(%arg0) { target_size = 3, divisor = 2, dimension = 0 }
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.param<i32>)
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.structured.pack_greedily' op at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the matmul strategy}}
  transform.structured.pack_greedily %arg0 matmul_packed_sizes = [0, 4, 1] matmul_padded_sizes_next_multiple_of = [1, 0, 1] matmul_inner_dims_order = [0, 1, 2]
    : (!transform.any_op) -> !transform.op<"linalg.generic">
}

// -----

transform.sequence failures(suppress) {
^bb0(%arg0: !transform.any_op):
  transform.match.structured %arg0 : !transform.any_op {
  ^bb1(%arg1: !transform.any_op):
// expected-error @below {{'transform.match.structured.input' op cannot bind multiple inputs/inits to the same value}}
    %0 = transform.match.structured.input %arg1[0, 1] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield
  }
  transform.yield
}

// -----

transform.sequence failures(suppress) {
^bb0(%arg0: !transform.any_op):
  transform.match.structured %arg0 : !transform.any_op {
  ^bb1(%arg1: !transform.any_op):
// expected-error @below {{'transform.match.structured.rank' op expected predicate to apply to the surrounding structured op}}
    transform.match.structured.rank %arg0 : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.yield
  }
  transform.yield
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.structured.hoist_pad' op expects transpose to be a permutation, found 1, 1}}
  transform.structured.hoist_pad %arg0 by 1 loops, transpose by [1, 1] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.structured.hoist_pad.build_packing_loop_nest' op expects transpose to be a permutation, found 0, 2}}
  transform.structured.hoist_pad.build_packing_loop_nest %arg0 above %arg0, transpose by [0, 2] : (!transform.any_op, !transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.structured.fuse' op expects interchange to be a permutation, found [1]}}
  %f, %l = transform.structured.fuse %arg0 [8] interchange [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.structured.replace' op expected one operation in block}}
  transform.structured.replace %arg0 {} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.structured.replace' op expected one operation in block}}
  transform.structured.replace %arg0 {
    builtin.module {}
    builtin.module {}
  } : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.structured.replace %arg0 {
  ^bb0(%arg1: !transform.any_op):
// expected-error @below {{'transform.structured.match' op expected replacement without operands}}
    %0 = transform.structured.match ops{["linalg.fill"]} in %arg1 : (!transform.any_op) -> !transform.any_op
  } : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.foreach' op expects co-indexed targets and the body's block arguments to have the same op/value/param type}}
  transform.foreach %arg0 : !transform.any_op {
  ^bb0(%arg1: !transform.any_value):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
// expected-error @below {{'transform.foreach' op expects co-indexed results and yield operands to have the same op/value/param type}}
  %0 = transform.foreach %arg0 : !transform.any_op -> !transform.any_value {
  ^bb0(%arg1: !transform.any_op):
    transform.yield %arg1 : !transform.any_op
  }
}
