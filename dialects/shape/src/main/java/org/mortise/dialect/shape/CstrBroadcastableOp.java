// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Returns a witness that shapes can be broadcast together. */
@Op(name = "shape.cstr_broadcastable",
    operands = "shapes: SHAPE_OR_EXTENTS...",
    results = "result: WITNESS",
    traits = "COMMUTATIVE",
    format = "$shapes attr-dict `:` type($shapes)",
    patterns = {CastOperands.class, WitnessPatterns.class, DuplicateOperands.class})
public final class CstrBroadcastableOp extends CstrBroadcastableOpBase {
  CstrBroadcastableOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return shapes().size() < 2 ? opError("required at least 2 input shapes") : null;
  }

  /** Holds if at most one shape is not known to be a scalar, or if known extents are compatible. */
  FoldResult fold(Attribute[] constants) {
    int others = 0;
    List<long[]> known = new ArrayList<>();
    for (int i = 0; i < constants.length; i++) {
      long[] extents = Extents.of(shapes().get(i));
      others += extents == null || extents.length > 0 ? 1 : 0;
      if (extents != null) {
        known.add(extents);
      }
    }
    boolean holds = others <= 1 || known.size() == constants.length && Broadcasting.areCompatible(known);
    return holds ? FoldResult.of(Extents.truth(context(), true)) : FoldResult.NONE;
  }
}
