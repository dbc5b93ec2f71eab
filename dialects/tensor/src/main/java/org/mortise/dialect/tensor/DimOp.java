// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ConditionallySpeculatable;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ShapedDimOpInterface;
import org.mortise.ir.types.RankedTensorType;

/** Returns the size of a dimension of a tensor. */
@Op(name = "tensor.dim",
    operands = {"source: UNRANKED_OR_NON_0_RANKED_TENSOR", "index: INDEX"},
    results = "result: INDEX",
    traits = {"NO_MEMORY_EFFECT", "INFERS_RESULT_TYPES"},
    format = "attr-dict $source `,` $index `:` type($source)",
    resultNames = "dim",
    implementations = {DimBounds.class, DimOp.Speculation.class, DimOp.ShapedDim.class, DimBufferization.class},
    patterns = DimPatterns.class)
public final class DimOp extends DimOpBase {
  DimOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return DimFolding.fold(this, constants);
  }

  /** Creates the operation and the constant of its index. */
  public static OpResult create(OpBuilder builder, Location location, Value source, long index) {
    return create(builder, location, source, ConstantOp.createIndex(builder, location, index));
  }

  /**
   * Returns the size of a dimension: a value that is known to be it, or the result of a new operation. The constant of
   * the index is created in any case.
   */
  public static Value createOrFold(OpBuilder builder, Location location, Value source, long index) {
    Value number = ConstantOp.createIndex(builder, location, index);
    DimOp dim = build(new OpBuilder(builder.context()), location, source, number);
    FoldResult folded;
    do {
      folded = DimFolding.fold(dim, new Attribute[] {null, Constants.of(number)});
    } while (folded == FoldResult.IN_PLACE);
    if (folded.size() != 1) {
      builder.insert(dim.operation());
      return dim.result();
    }
    dim.operation().erase();
    return folded.value(0) != null ? folded.value(0)
        : ConstantOp.create(builder, location, (IntegerAttr) folded.constant(0));
  }

  /** Returns the index if it is constant and not negative, otherwise -1. */
  public long constantIndex() {
    IntegerAttr number = Constants.integerOf(index());
    return number == null || number.longValue() < 0 ? -1 : number.longValue();
  }

  /** The operation is speculatable if the index is known to be in bounds. */
  static final class Speculation implements ConditionallySpeculatable {
    @Override
    public boolean isSpeculatable(Operation op) {
      DimOp dim = of(op);
      long index = dim.constantIndex();
      return index >= 0 && dim.source().type() instanceof RankedTensorType ranked && index < ranked.rank();
    }
  }

  /** The shape of the source. */
  static final class ShapedDim implements ShapedDimOpInterface {
    @Override
    public Value getShapedValue(Operation op) {
      return of(op).source();
    }

    @Override
    public Value getDimension(Operation op) {
      return of(op).index();
    }
  }
}
