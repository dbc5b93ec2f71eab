// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Returns the rank of a shape. */
@Op(name = "shape.rank",
    operands = "shape: SHAPE_OR_EXTENTS",
    results = "rank: SIZE_OR_INDEX",
    traits = "PURE",
    format = "$shape attr-dict `:` type($shape) `->` type($rank)",
    patterns = ShapeOfPatterns.class)
public final class RankOp extends RankOpBase {
  RankOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.inferResultTypes(new SizeTypes(ShapeSort.SHAPE::is));
  }

  @Nullable Diagnostic verify() {
    return ErrorPropagation.verifySize(operation());
  }

  FoldResult fold(Attribute[] constants) {
    long[] extents = Extents.of(constants[0]);
    return extents == null ? FoldResult.NONE : FoldResult.of(Extents.size(context(), extents.length));
  }
}
