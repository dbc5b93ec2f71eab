// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;

/** Tiles structured operations and fuses their producers into the loops. */
@Op(name = "transform.structured.fuse", family = TransformOp.class,
    operands = "target: HANDLE",
    results = {"transformed: HANDLE", "loops: HANDLE..."},
    attributes = {"tile_sizes: I64_ARRAY = NO_ELEMENTS", "tile_interchange: I64_ARRAY = NO_ELEMENTS"},
    implementations = HandleEffects.Functional.class,
    format = "$target ($tile_sizes^)? (`interchange` $tile_interchange^)? attr-dict `:` functional-type(operands, "
        + "results)")
public final class FuseOp extends FuseOpBase {
  FuseOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = Permutations.verify(operation(), tileInterchangeAttr(), "interchange");
    if (wrong != null) {
      return wrong;
    }
    int count = 0;
    for (int i = 0; i < tileSizesAttr().size(); i++) {
      count += ((IntegerAttr) tileSizesAttr().get(i)).longValue() == 0 ? 0 : 1;
    }
    return loops().size() == count ? null : opError("expects " + count + " loop results");
  }
}
