// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Tiles structured operations by loops. */
@Op(name = "transform.structured.tile_using_for", family = TransformOp.class,
    operands = {"target: HANDLE", "dynamic_sizes: PARAM_OR_HANDLE..."},
    results = {"tiled_linalg_op: HANDLE", "loops: HANDLE..."},
    attributes = {
        "static_sizes: DENSE_I64_ARRAY? = NO_NUMBERS", "interchange: DENSE_I64_ARRAY? = NO_NUMBERS",
        "scalable_sizes: DENSE_BOOL_ARRAY? = NO_FLAGS"
    },
    implementations = HandleEffects.ConsumingFirst.class,
    format = "$target `tile_sizes` custom<ScalableIndexList>( $dynamic_sizes, $static_sizes, $scalable_sizes) "
        + "(`interchange` `=` $interchange^)? attr-dict `:` functional-type(operands, results)")
public final class TileUsingForOp extends TileUsingForOpBase {
  TileUsingForOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    int sizes = Permutations.size(staticSizesAttr());
    int flags = Permutations.size(scalableSizesAttr());
    if (sizes != flags) {
      return opError("expected same number of sizes (" + sizes + ") and scalable sizes (" + flags + ")");
    }
    int count = 0;
    for (int i = 0; i < sizes; i++) {
      count += staticSizesAttr().get(i) == 0 ? 0 : 1;
    }
    return loops().size() == count ? null : opError("expected number of loops to tile (" + count
        + ") to match number of `loops` results (" + loops().size() + ")");
  }
}
