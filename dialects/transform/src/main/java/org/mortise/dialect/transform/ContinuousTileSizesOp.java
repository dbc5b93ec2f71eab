// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The decreasing sizes of tiles that cover a dimension of any length, and the lengths of the parts they cover. */
@Op(name = "transform.structured.continuous_tile_sizes", family = TransformOp.class, operands = "target: HANDLE",
    results = {"tile_sizes: PARAM_OR_HANDLE", "chunk_sizes: PARAM_OR_HANDLE"},
    attributes = {"dimension: NON_NEGATIVE_I64", "target_size: NON_NEGATIVE_I64"},
    implementations = HandleEffects.Modifying.class,
    format = "$target attr-dict `:` custom<ContinuousTileSizeTypes>(type($target), type($tile_sizes), "
        + "type($chunk_sizes))")
public final class ContinuousTileSizesOp extends ContinuousTileSizesOpBase {
  ContinuousTileSizesOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return tileSizes().type() == chunkSizes().type() ? null : opError("expects all results type to be the same");
  }
}
