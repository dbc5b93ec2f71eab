// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.math.BigInteger;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineBinaryExpr;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.AffineSymbolExpr;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/**
 * The range of a result that is selected among the results of the operation's affine map. Affine expressions are
 * computed with signed numbers of the width of constants.
 */
abstract class AffineRanges implements InferIntRangeInterface {
  private static final int WIDTH = FixedWidth.INDEX_WIDTH;

  /** Returns the range of the result if it is selected among values in two ranges. */
  abstract IntegerRange select(IntegerRange first, IntegerRange second);

  @Override
  public final void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
    AffineMap map = MapOperands.mapOf(op);
    if (map.resultCount() == 0) {
      return;
    }
    IntegerRange range = rangeOf(map.result(0), map, operands);
    for (int i = 1; i < map.resultCount(); i++) {
      range = select(range, rangeOf(map.result(i), map, operands));
    }
    results.set(op.result(0), range);
  }

  private static IntegerRange rangeOf(AffineExpr expr, AffineMap map, List<IntegerRange> operands) {
    return expr.fold(leaf -> ofLeaf(leaf, map, operands), AffineRanges::combine);
  }

  private static IntegerRange ofLeaf(AffineExpr leaf, AffineMap map, List<IntegerRange> operands) {
    if (leaf instanceof AffineDimExpr dim) {
      return operands.get(dim.position());
    }
    return leaf instanceof AffineSymbolExpr symbol
        ? operands.get(map.dimCount() + symbol.position())
        : IntegerRange.constant(WIDTH, BigInteger.valueOf(((AffineConstantExpr) leaf).value()));
  }

  private static IntegerRange combine(AffineBinaryExpr.Kind kind, IntegerRange a, IntegerRange b) {
    return switch (kind) {
      case ADD -> IntegerFunction.ADD.range(a, b);
      case MUL -> IntegerFunction.MUL.range(a, b);
      case MOD -> modulo(a, b);
      case FLOOR_DIV -> IntegerFunction.FLOOR_DIV_SIGNED.range(a, b);
      case CEIL_DIV -> IntegerFunction.CEIL_DIV_SIGNED.range(a, b);
    };
  }

  /** The remainder is never negative, unlike that of a signed division. */
  private static IntegerRange modulo(IntegerRange a, IntegerRange divisor) {
    if (divisor.smin().signum() <= 0) {
      return IntegerRange.full(WIDTH);
    }
    if (a.smin().signum() >= 0) {
      return IntegerFunction.REM_UNSIGNED.range(a, divisor);
    }
    return IntegerRange.ofSigned(WIDTH, BigInteger.ZERO, divisor.smax().subtract(BigInteger.ONE));
  }

  /** The only result. */
  static final class Only extends AffineRanges {
    @Override
    IntegerRange select(IntegerRange first, IntegerRange second) {
      return first;
    }
  }

  /** The smallest result. */
  static final class Minimum extends AffineRanges {
    @Override
    IntegerRange select(IntegerRange first, IntegerRange second) {
      return IntegerFunction.MIN_SIGNED.range(first, second);
    }
  }

  /** The greatest result. */
  static final class Maximum extends AffineRanges {
    @Override
    IntegerRange select(IntegerRange first, IntegerRange second) {
      return IntegerFunction.MAX_SIGNED.range(first, second);
    }
  }
}
