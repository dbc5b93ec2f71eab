// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.math.BigInteger;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;

/** Canonicalization of {@code tosa.clamp}. */
final class ClampPatterns {
  private ClampPatterns() {}

  /** Removes an operation whose limits exclude no element. */
  @Canonicalization("ClampIsNoOp")
  static boolean removeUnlimited(ClampOp op, PatternRewriter rewriter) {
    boolean isKnown = op.input().type() instanceof RankedTensorType type && type.hasStaticShape()
        && op.input().type() == op.output().type();
    if (!isKnown || !isUnlimited(op, TosaTypes.elementOf(op.input()))) {
      return false;
    }
    rewriter.replaceOp(op, op.input());
    return true;
  }

  private static boolean isUnlimited(ClampOp op, Type element) {
    if (element instanceof FloatType) {
      FloatAttr min = op.minFpAttr();
      FloatAttr max = op.maxFpAttr();
      return min.isInfinite() && min.isNegative() && max.isInfinite() && !max.isNegative();
    }
    if (!(element instanceof IntegerType integer)) {
      return false;
    }
    int width = integer.width();
    BigInteger least = integer.isUnsigned() ? FixedWidth.unsignedMin(width) : FixedWidth.signedMin(width);
    BigInteger greatest = integer.isUnsigned() ? FixedWidth.unsignedMax(width) : FixedWidth.signedMax(width);
    return op.minIntAttr().signedValue().compareTo(least) <= 0
        && op.maxIntAttr().signedValue().compareTo(greatest) >= 0;
  }

  /** Combines two operations whose ranges overlap. */
  @Canonicalization("ClampClampOptimization")
  static boolean combine(ClampOp op, PatternRewriter rewriter) {
    ClampOp inner = ClampOp.of(op.input().definingOp());
    if (inner == null) {
      return false;
    }
    FloatAttr minFp = FloatArithmetic.maxNum(op.minFpAttr(), inner.minFpAttr());
    FloatAttr maxFp = FloatArithmetic.minNum(op.maxFpAttr(), inner.maxFpAttr());
    long minInt = Math.max(op.minIntAttr().longValue(), inner.minIntAttr().longValue());
    long maxInt = Math.min(op.maxIntAttr().longValue(), inner.maxIntAttr().longValue());
    if (FloatArithmetic.compare(minFp, maxFp) > 0 || minInt > maxInt) {
      return false;
    }
    OperationState state = rewriter.state(op.location(), ClampOp.NAME);
    state.addOperand(inner.input()).addResultType(op.output().type());
    state.addAttribute("min_int", IntegerAttr.i64(rewriter.context(), minInt));
    state.addAttribute("max_int", IntegerAttr.i64(rewriter.context(), maxInt));
    state.addAttribute("min_fp", minFp);
    state.addAttribute("max_fp", maxFp);
    rewriter.replaceOpWithNew(op, state);
    return true;
  }
}
