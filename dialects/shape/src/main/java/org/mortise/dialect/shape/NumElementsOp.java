// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Returns the product of the extents of a shape. */
@Op(name = "shape.num_elements",
    operands = "shape: SHAPE_OR_EXTENTS",
    results = "result: SIZE_OR_INDEX",
    traits = "PURE",
    format = "$shape attr-dict `:` type($shape) `->` type($result)")
public final class NumElementsOp extends NumElementsOpBase {
  NumElementsOp(Operation operation) {
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
    if (extents == null) {
      return FoldResult.NONE;
    }
    long product = 1;
    for (long extent : extents) {
      product *= extent;
    }
    return FoldResult.of(Extents.size(context(), product));
  }
}
