// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Attribute;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
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
    if (op.minValAttr() instanceof FloatAttr min && op.maxValAttr() instanceof FloatAttr max) {
      return min.isInfinite() && min.isNegative() && max.isInfinite() && !max.isNegative();
    }
    if (!(element instanceof IntegerType integer)) {
      return false;
    }
    IntegerAttr min = (IntegerAttr) op.minValAttr();
    IntegerAttr max = (IntegerAttr) op.maxValAttr();
    IntegerRange all = IntegerRange.of(integer);
    return ClampOp.compare(min, IntegerAttr.of(integer, all.least()), integer.isUnsigned()) == 0
        && ClampOp.compare(max, IntegerAttr.of(integer, all.greatest()), integer.isUnsigned()) == 0;
  }

  /**
   * Combines two operations whose ranges overlap. One that ignores NaN after one that propagates it stays, because it
   * replaces NaN.
   */
  @Canonicalization("ClampClampOptimization")
  static boolean combine(ClampOp op, PatternRewriter rewriter) {
    ClampOp inner = ClampOp.of(op.input().definingOp());
    if (inner == null || isIgnoring(op) && !isIgnoring(inner)) {
      return false;
    }
    Attribute min = greater(op.minValAttr(), inner.minValAttr());
    Attribute max = greater(op.maxValAttr(), inner.maxValAttr()) == op.maxValAttr()
        ? inner.maxValAttr() : op.maxValAttr();
    if (!isLess(op.minValAttr(), inner.maxValAttr()) || !isLess(inner.minValAttr(), op.maxValAttr())) {
      return false;
    }
    OperationState state = rewriter.state(op.location(), ClampOp.NAME);
    state.addOperand(inner.input()).addResultType(op.output().type());
    state.addAttribute("min_val", min);
    state.addAttribute("max_val", max);
    state.addAttribute("nan_mode", isIgnoring(op) ? op.nanModeAttr() : inner.nanModeAttr());
    rewriter.replaceOpWithNew(op, state);
    return true;
  }

  private static boolean isIgnoring(ClampOp op) {
    return op.nanModeAttr().word().equals("IGNORE");
  }

  private static Attribute greater(Attribute a, Attribute b) {
    return isLess(a, b) ? b : a;
  }

  private static boolean isLess(Attribute a, Attribute b) {
    if (a instanceof FloatAttr x && b instanceof FloatAttr y) {
      return FloatArithmetic.compare(x, y) < 0;
    }
    boolean isUnsigned = a.type() instanceof IntegerType integer && integer.isUnsigned();
    return ClampOp.compare((IntegerAttr) a, (IntegerAttr) b, isUnsigned) < 0;
  }
}
