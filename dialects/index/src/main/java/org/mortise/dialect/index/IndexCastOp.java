// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** The family of conversions between an index and an integer. */
@Op(operands = "input: ANY_INTEGER_OR_INDEX",
    results = "output: ANY_INTEGER_OR_INDEX",
    traits = "PURE",
    format = "$input attr-dict `:` type($input) `to` type($output)")
public abstract class IndexCastOp extends IndexCastOpBase {
  /** A function of a range and of the width of the result. */
  @FunctionalInterface
  interface Resize {
    IntegerRange of(IntegerRange range, int width);
  }

  IndexCastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.cast((from, to) -> from instanceof IndexType != to instanceof IndexType);
  }

  /** Declares that the result's range is {@code resize} of the operand's. */
  static void resultRange(OpDefinitionBuilder op, Resize resize) {
    op.implement(InferIntRangeInterface.class, (each, operands, results) ->
        results.set(each.result(0), infer(operands.get(0), each.result(0).type(), resize)));
  }

  private static IntegerRange infer(IntegerRange range, Type to, Resize resize) {
    if (to instanceof IndexType) {
      return resize.of(range, IndexFolding.WIDE).union(IndexRanges.widen(resize.of(range, IndexFolding.NARROW)));
    }
    return resize.of(range, FixedWidth.of(to));
  }

  /** Folds the conversion of a constant if both widths of an index give the same result. */
  final FoldResult fold(@Nullable Attribute constant, boolean signed) {
    if (!(constant instanceof IntegerAttr number)) {
      return FoldResult.NONE;
    }
    Type to = output().type();
    int width = FixedWidth.of(to);
    BigInteger wide = number.signedValue();
    if (to instanceof IndexType) {
      return FoldResult.of(IntegerAttr.of(to, FixedWidth.wrap(extend(wide, number.type(), signed), width)));
    }
    BigInteger narrow = FixedWidth.wrap(wide, IndexFolding.NARROW);
    BigInteger ofWide = FixedWidth.wrap(signed ? wide : FixedWidth.asUnsigned(wide, IndexFolding.WIDE), width);
    BigInteger ofNarrow =
        FixedWidth.wrap(signed ? narrow : FixedWidth.asUnsigned(narrow, IndexFolding.NARROW), width);
    return ofWide.equals(ofNarrow) ? FoldResult.of(IntegerAttr.of(to, ofWide)) : FoldResult.NONE;
  }

  private static BigInteger extend(BigInteger number, Type from, boolean signed) {
    return signed ? number : FixedWidth.asUnsigned(number, ((IntegerType) from).width());
  }
}
