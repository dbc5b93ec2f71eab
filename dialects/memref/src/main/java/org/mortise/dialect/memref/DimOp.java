// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.math.BigInteger;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ConditionallySpeculatable;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ShapedDimOpInterface;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.types.MemRefType;

/** Returns the size of a dimension of a memref. */
@Op(name = "memref.dim",
    operands = {"source: UNRANKED_OR_NON_0_RANKED", "index: INDEX"},
    results = "result: INDEX",
    traits = {"NO_MEMORY_EFFECT", "INFERS_RESULT_TYPES", "MEMREFS_NORMALIZABLE"},
    format = "attr-dict $source `,` $index `:` type($source)",
    resultNames = "dim",
    implementations = {DimBounds.class, DimOp.Speculation.class, DimOp.ShapedDim.class, DimOp.Range.class},
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

  /** Returns the index if it is constant and not negative, otherwise -1. */
  public long constantIndex() {
    return IndexConstants.index(index());
  }

  /** The operation is speculatable if the index is known to be in bounds. */
  static final class Speculation implements ConditionallySpeculatable {
    @Override
    public boolean isSpeculatable(Operation op) {
      DimOp dim = of(op);
      long index = dim.constantIndex();
      return index >= 0 && dim.source().type() instanceof MemRefType ranked && index < ranked.rank();
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

  /** A size is not negative; it equals the static size if the index is known. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      BigInteger index = operands.get(1).constantValue();
      boolean known = index != null && of(op).source().type() instanceof MemRefType type
          && index.signum() >= 0 && index.compareTo(BigInteger.valueOf(type.rank())) < 0
          && !type.isDynamicDim(index.intValue());
      results.set(op.result(0), known
          ? IntegerRange.constant(FixedWidth.INDEX_WIDTH,
              BigInteger.valueOf(((MemRefType) of(op).source().type()).dim(index.intValue())))
          : IntegerRange.ofSigned(
              FixedWidth.INDEX_WIDTH, BigInteger.ZERO, FixedWidth.signedMax(FixedWidth.INDEX_WIDTH)));
    }
  }
}
