"builtin.module"() ({
  "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg1: !transform.any_op):
    %2 = "transform.structured.match"(%arg1) <{ops = ["linalg.fill"]}> : (!transform.any_op) -> !transform.any_op
    %3 = "transform.structured.match"(%arg1) <{ops = ["linalg.matmul"]}> : (!transform.any_op) -> !transform.any_op
    %4 = "transform.structured.match"(%arg1) <{ops = ["scf.forall"]}> : (!transform.any_op) -> !transform.any_op
    %5:2 = "transform.structured.fuse_into_containing_op"(%2, %4) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %6:2 = "transform.structured.fuse_into_containing_op"(%3, %4) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg0: !transform.any_op):
    %0:2 = "transform.structured.fuse"(%arg0) <{tile_interchange = [], tile_sizes = [8]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %1:2 = "transform.structured.fuse"(%0#0) <{tile_interchange = [], tile_sizes = [0, 4]}> {note} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()

