// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.ShapedType;

/** Returns an extent of a tensor or buffer. */
@Op(name = "shape.dim",
    operands = {"value: ANY_SHAPED", "index: SIZE_OR_INDEX"},
    results = "extent: SIZE_OR_INDEX",
    traits = "PURE",
    format = "$value `,` $index attr-dict `:` type($value) `,`type($index) `->` type($extent)")
public final class DimOp extends DimOpBase {
  DimOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.inferResultTypes(new SizeTypes(type -> false));
  }

  FoldResult fold(Attribute[] constants) {
    Long index = Extents.sizeOf(constants[1]);
    boolean isKnown = index != null
        && value().type() instanceof ShapedType type
        && type.hasRank()
        && index >= 0
        && index < type.rank()
        && !type.isDynamicDim(index.intValue());
    return isKnown
        ? FoldResult.of(Extents.size(context(), ((ShapedType) value().type()).dim(index.intValue())))
        : FoldResult.NONE;
  }
}
