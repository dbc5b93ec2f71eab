// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Maps a parallel loop to the blocks of a grid. */
@Op(name = "transform.gpu.map_forall_to_blocks", family = TransformOp.class,
    operands = "target: HANDLE",
    results = "result: HANDLE",
    attributes = {"grid_dims: DENSE_I64_ARRAY?", "generate_gpu_launch: UNIT?"},
    implementations = HandleEffects.Functional.class,
    format = "$target (`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` $grid_dims^)? attr-dict `:` "
        + "functional-type($target, $result)")
public final class MapForallToBlocksOp extends MapForallToBlocksOpBase {
  MapForallToBlocksOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    int sizes = gridDimsAttr() == null ? 0 : gridDimsAttr().size();
    return sizes == 0 || sizes == 3 ? null : opError("transform requires empty or size-3 grid_dims");
  }
}
