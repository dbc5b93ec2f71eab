// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.types.IndexType;

/** The family of conversions between an index and an integer. */
@Op(operands = "input: ANY_INTEGER_OR_INDEX",
    results = "output: ANY_INTEGER_OR_INDEX",
    traits = "PURE",
    format = "$input attr-dict `:` type($input) `to` type($output)",
    implementations = IndexCastOp.Range.class)
public abstract class IndexCastOp extends IndexCastOpBase {
  IndexCastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.cast((from, to) -> from instanceof IndexType != to instanceof IndexType);
  }

  /** Folds the conversion of a constant if both index widths give the same result. */
  FoldResult fold(@Nullable Attribute[] constants) {
    if (!(constants[0] instanceof IntegerAttr number)) {
      return FoldResult.NONE;
    }
    IntegerCast cast = (IntegerCast) computation();
    Type to = output().type();
    int width = FixedWidth.of(to);
    BigInteger value = number.signedValue();
    BigInteger result = FixedWidth.wrap(cast.apply(value, number.width()), width);
    BigInteger ofNarrow = to instanceof IndexType ? result : FixedWidth.wrap(
        cast.apply(FixedWidth.wrap(value, IndexFolding.NARROW), IndexFolding.NARROW), width);
    return result.equals(ofNarrow) ? FoldResult.of(IntegerAttr.of(to, result)) : FoldResult.NONE;
  }

  /** The range of the cast; of the casts to both index widths if the result is an index. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      IntegerCast cast = (IntegerCast) OpDefinition.of(op).computation();
      results.set(op.result(0), infer(cast, operands.get(0), op.result(0).type()));
    }

    private static IntegerRange infer(IntegerCast cast, IntegerRange range, Type to) {
      if (to instanceof IndexType) {
        return cast.range(range, IndexFolding.WIDE).union(IndexRanges.widen(cast.range(range, IndexFolding.NARROW)));
      }
      return cast.range(range, FixedWidth.of(to));
    }
  }
}
