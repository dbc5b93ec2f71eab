// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.intrange;

import java.math.BigInteger;
import org.mortise.analysis.ranges.IntegerRangeAnalysis;
import org.mortise.dialect.arith.RemUIOp;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/** Replaces the remainder of a number by the number if it is not negative and less than the constant divisor. */
final class TrivialRemainder extends RewritePattern {
  private final IntegerRangeAnalysis ranges;

  TrivialRemainder(String operation, IntegerRangeAnalysis ranges) {
    super(operation);
    this.ranges = ranges;
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    IntegerRange range = ranges.lookup(op.operand(0));
    if (range == null || !(Constants.of(op.operand(1)) instanceof IntegerAttr divisor)) {
      return false;
    }
    boolean unsigned = op.is(RemUIOp.definition());
    BigInteger min = unsigned ? range.umin() : range.smin();
    BigInteger max = unsigned ? range.umax() : range.smax();
    if (min.signum() < 0 || max.compareTo(divisor.signedValue()) >= 0 || min.compareTo(max) > 0) {
      return false;
    }
    rewriter.replaceOp(op, op.operand(0));
    return true;
  }
}
