// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.intrangeoptimizations;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.ranges.IntegerRangeAnalysis;
import org.mortise.dialect.arith.RemSIOp;
import org.mortise.dialect.arith.RemUIOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/** Replaces the remainder of a number by the number if it is not negative and less than the constant divisor. */
final class TrivialRemainder extends RewritePattern {
  private final IntegerRangeAnalysis ranges;
  private final PassRun run;

  TrivialRemainder(String operation, IntegerRangeAnalysis ranges, PassRun run) {
    super(operation);
    this.ranges = ranges;
    this.run = run;
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    Bounds bounds = boundsOf(op, ranges);
    if (bounds == null || !bounds.areTrivial()) {
      return false;
    }
    run.remark(Remark.Kind.PASSED, "RemainderRemoved", op).with("Minimum", bounds.min).with("Maximum", bounds.max)
        .message("replaced by its operand, which is not negative and less than the divisor").emit();
    rewriter.replaceOp(op, op.operand(0));
    return true;
  }

  /** Reports a remainder by a constant that is not removed. */
  static void reportKept(Operation op, IntegerRangeAnalysis ranges, PassRun run) {
    boolean isRemainder = op.is(RemUIOp.definition()) || op.is(RemSIOp.definition());
    Bounds bounds = isRemainder ? boundsOf(op, ranges) : null;
    if (bounds != null && !bounds.areTrivial()) {
      String reason = "its operand may be from " + bounds.min + " to " + bounds.max;
      run.remark(Remark.Kind.MISSED, "RemainderKept", op).with("Reason", reason)
          .with("Minimum", bounds.min).with("Maximum", bounds.max)
          .message("the remainder by " + bounds.divisor + " stays: " + reason).emit();
    }
  }

  /** The range of a number, and the constant by which it is divided. */
  private record Bounds(BigInteger min, BigInteger max, BigInteger divisor) {
    boolean areTrivial() {
      return min.signum() >= 0 && max.compareTo(divisor) < 0 && min.compareTo(max) <= 0;
    }
  }

  private static @Nullable Bounds boundsOf(Operation op, IntegerRangeAnalysis ranges) {
    IntegerRange range = ranges.lookup(op.operand(0));
    Attribute constant = Constants.of(op.operand(1));
    if (constant instanceof DenseElementsAttr elements && elements.isSplat()) {
      constant = elements.elementAt(0);
    }
    if (range == null || !(constant instanceof IntegerAttr divisor)) {
      return null;
    }
    boolean unsigned = op.is(RemUIOp.definition());
    return new Bounds(unsigned ? range.umin() : range.smin(), unsigned ? range.umax() : range.smax(),
        divisor.signedValue());
  }
}
