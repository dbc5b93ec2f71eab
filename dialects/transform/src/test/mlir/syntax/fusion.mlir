// RUN: --mlir-version=19.1 --mlir-print-op-generic

// Fusion consumes the handle of the producer, not that of the loop.
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %0 = transform.structured.match ops{["linalg.fill"]} in %arg0 : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.match ops{["scf.forall"]} in %arg0 : (!transform.any_op) -> !transform.any_op
  %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %0 into %2 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %fused_op_0, %new_containing_op_1 = transform.structured.fuse_into_containing_op %1 into %2 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// Attributes in braces are no sizes.
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %0, %1 = transform.structured.fuse %arg0 {tile_sizes = [8]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %2, %3 = transform.structured.fuse %0 [0, 4] {note} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
