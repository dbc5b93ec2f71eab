// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.BitSet;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.types.MemRefType;

/** What the size of a dimension is, where the type or the definition of the memory tells. */
final class DimFolding {
  private DimFolding() {}

  static FoldResult fold(Operation op, Attribute[] constants) {
    Value source = op.operand(0);
    if (!(constants[1] instanceof IntegerAttr number) || !(source.type() instanceof MemRefType type)) {
      return FoldResult.NONE;
    }
    long index = number.longValue();
    if (index < 0 || index >= type.rank()) {
      return FoldResult.NONE; // undefined: left to run time
    }
    int dimension = (int) index;
    if (!type.isDynamicDim(dimension)) {
      return FoldResult.of(IntegerAttr.index(op.context(), type.dim(dimension)));
    }
    ReinterpretCastOp cast = ReinterpretCastOp.of(source.definingOp());
    if (cast != null && !cast.mixedSizes().isDynamic(dimension)) {
      return FoldResult.of(IntegerAttr.index(op.context(), cast.mixedSizes().number(dimension)));
    }
    Value size = dynamicSize(source.definingOp(), type, dimension);
    return size != null ? FoldResult.of(size) : CastFolding.intoOperands(op);
  }

  private static Value dynamicSize(Operation definition, MemRefType type, int dimension) {
    if (definition == null) {
      return null;
    }
    int position = type.dynamicDimIndex(dimension);
    if (definition.is(AllocOp.definition()) || definition.is(AllocaOp.definition())) {
      return definition.operandGroup(0).get(position);
    }
    if (definition.is(ViewOp.definition())) {
      return definition.operandGroup(2).get(position);
    }
    if (definition.is(ReinterpretCastOp.definition())) {
      return ReinterpretCastOp.of(definition).mixedSizes().value(dimension);
    }
    return definition.is(SubViewOp.definition()) ? sizeOfSubView(SubViewOp.of(definition), dimension) : null;
  }

  private static Value sizeOfSubView(SubViewOp subview, int dimension) {
    BitSet dropped = SubViews.droppedDims(subview);
    if (dropped == null) {
      return null;
    }
    int source = -1;
    for (int kept = -1; kept < dimension; ) {
      source++;
      if (!dropped.get(source)) {
        kept++;
      }
    }
    return subview.mixedSizes().value(source);
  }
}
