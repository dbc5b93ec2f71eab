// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Whether shapes can be broadcast together. */
@Op(name = "shape.is_broadcastable",
    operands = "shapes: SHAPE_OR_EXTENTS...",
    results = "result: I1",
    traits = "COMMUTATIVE",
    format = "$shapes attr-dict `:` type($shapes)",
    patterns = DuplicateOperands.class)
public final class IsBroadcastableOp extends IsBroadcastableOpBase {
  IsBroadcastableOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return constants.length < 2 ? FoldResult.of(Extents.truth(context(), true)) : FoldResult.NONE;
  }
}
