// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Returns an extent of a shape. */
@Op(name = "shape.get_extent",
    operands = {"shape: SHAPE_OR_EXTENTS", "dim: SIZE_OR_INDEX"},
    results = "extent: SIZE_OR_INDEX",
    traits = "PURE",
    format = "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)")
public final class GetExtentOp extends GetExtentOpBase {
  GetExtentOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.inferResultTypes(new SizeTypes(type -> false));
  }

  @Nullable Diagnostic verify() {
    return ErrorPropagation.verifySize(operation());
  }

  FoldResult fold(Attribute[] constants) {
    long[] extents = Extents.of(constants[0]);
    Long index = Extents.sizeOf(constants[1]);
    return extents != null && index != null && index >= 0 && index < extents.length
        ? FoldResult.of(Extents.size(context(), extents[index.intValue()]))
        : FoldResult.NONE;
  }
}
