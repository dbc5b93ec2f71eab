// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Returns the iteration index of a loop of the enclosing structured operation. */
@Op(name = "linalg.index",
    attributes = "dim: DIMENSION",
    results = "result: INDEX",
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    format = "$dim attr-dict `:` type($result)",
    implementations = IndexBounds.class)
public final class IndexOp extends IndexOpBase {
  IndexOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation parent = parentOp();
    LinalgOp structure = parent == null ? null : parent.getInterface(LinalgOp.class);
    if (structure == null) {
      return opError("expected parent op with LinalgOp interface");
    }
    int loops = structure.countLoops(parent);
    long dim = dimAttr().longValue();
    return dim < loops ? null
        : opError("expected dim (" + dim + ") to be lower than the number of loops (" + loops
            + ") of the enclosing LinalgOp");
  }

  /** The index of a loop with one iteration is 0. */
  FoldResult fold(Attribute[] constants) {
    Operation parent = parentOp();
    LinalgOp structure = parent == null ? null : parent.getInterface(LinalgOp.class);
    if (structure == null || structure.getShapesToLoopsMap(parent) == null) {
      return FoldResult.NONE;
    }
    long[] ranges = structure.getStaticLoopRanges(parent);
    long dim = dimAttr().longValue();
    return dim < ranges.length && ranges[(int) dim] == 1
        ? FoldResult.of(IntegerAttr.index(context(), 0)) : FoldResult.NONE;
  }
}
