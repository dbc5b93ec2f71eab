// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IntegerType;

/** Canonicalization of selections. */
final class SelectPatterns {
  private SelectPatterns() {}

  /** Replaces {@code select c, a, (select c, x, b)} by {@code select c, a, b}. */
  @Canonicalization("RedundantSelectFalse")
  static boolean sameConditionIfFalse(SelectOp op, PatternRewriter rewriter) {
    SelectOp inner = SelectOp.of(op.falseValue().definingOp());
    if (inner == null || inner.condition() != op.condition()) {
      return false;
    }
    return replace(op, rewriter, op.falseValue(), op.condition(), op.trueValue(), inner.falseValue());
  }

  /** Replaces {@code select c, (select c, a, x), b} by {@code select c, a, b}. */
  @Canonicalization("RedundantSelectTrue")
  static boolean sameConditionIfTrue(SelectOp op, PatternRewriter rewriter) {
    SelectOp inner = SelectOp.of(op.trueValue().definingOp());
    if (inner == null || inner.condition() != op.condition()) {
      return false;
    }
    return replace(op, rewriter, op.trueValue(), op.condition(), inner.trueValue(), op.falseValue());
  }

  private static boolean replace(
      SelectOp op, PatternRewriter rewriter, Value matched, Value condition, Value ifTrue, Value ifFalse) {
    Location location = MatchLocations.fused(op, matched);
    SelectOp made = SelectOp.build(rewriter, location, condition, ifTrue, ifFalse);
    rewriter.replaceOp(op, made);
    return true;
  }

  /** Replaces {@code select c, false, true} by {@code not c}. */
  @Canonicalization("SelectI1ToNot")
  static boolean complement(SelectOp op, PatternRewriter rewriter) {
    if (!ArithTypes.isBool(op.result().type())
        || !IntegerConstants.isZero(Constants.of(op.trueValue()))
        || !IntegerConstants.isOneBit(Constants.of(op.falseValue()))) {
      return false;
    }
    rewriter.replaceOp(op, not(op, rewriter));
    return true;
  }

  /** Replaces {@code select not c, a, b} by {@code select c, b, a}. */
  @Canonicalization("SelectNotCond")
  static boolean complementedCondition(SelectOp op, PatternRewriter rewriter) {
    XOrIOp xor = XOrIOp.of(op.condition().definingOp());
    if (xor == null || !ArithTypes.isBool(op.condition().type())
        || !IntegerConstants.isOneBit(Constants.of(xor.rhs()))) {
      return false;
    }
    return replace(op, rewriter, xor.rhs(), xor.lhs(), op.falseValue(), op.trueValue());
  }

  private static Value not(SelectOp op, PatternRewriter rewriter) {
    Type bool = op.condition().type();
    Value ones = Rewrites.constant(rewriter, op.location(), bool, BigInteger.ONE);
    return XOrIOp.create(rewriter, op.location(), op.condition(), ones);
  }

  /**
   * Replaces {@code select c, 1, 0} by the extension of {@code c}, and {@code select c, 0, 1} by that of {@code not c}.
   */
  @Canonicalization("SelectToExtUI")
  static boolean extension(SelectOp op, PatternRewriter rewriter) {
    if (!(op.result().type() instanceof IntegerType integer) || integer.width() == 1) {
      return false;
    }
    Attribute ifTrue = Constants.of(op.trueValue());
    Attribute ifFalse = Constants.of(op.falseValue());
    if (IntegerConstants.isOne(ifTrue) && IntegerConstants.isZero(ifFalse)) {
      return Rewrites.replaceCast(rewriter, op, op.location(), ExtUIOp.NAME, op.condition());
    }
    if (IntegerConstants.isZero(ifTrue) && IntegerConstants.isOne(ifFalse)) {
      return Rewrites.replaceCast(rewriter, op, op.location(), ExtUIOp.NAME, not(op, rewriter));
    }
    return false;
  }
}
