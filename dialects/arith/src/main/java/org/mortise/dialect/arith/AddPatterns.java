// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of additions. */
final class AddPatterns {
  private AddPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(AddIOp.NAME, "AddIAddConstant", AddPatterns::addConstants));
    patterns.add(RewritePattern.of(AddIOp.NAME, "AddISubConstantRHS", AddPatterns::addToDifference));
    patterns.add(RewritePattern.of(AddIOp.NAME, "AddISubConstantLHS", AddPatterns::addToNegative));
    patterns.add(RewritePattern.of(AddIOp.NAME, "AddIMulNegativeOneRhs", (op, rewriter) ->
        subtractNegated(op, rewriter, op.operand(0), op.operand(1))));
    patterns.add(RewritePattern.of(AddIOp.NAME, "AddIMulNegativeOneLhs", (op, rewriter) ->
        subtractNegated(op, rewriter, op.operand(1), op.operand(0))));
  }

  static void addExtended(PatternSet patterns) {
    patterns.add(RewritePattern.of(AddUIExtendedOp.NAME, "AddUIExtendedToAddI", AddPatterns::withoutOverflow));
  }

  /** {@code (x + c0) + c1} is {@code x + (c0 + c1)}. */
  private static boolean addConstants(Operation op, PatternRewriter rewriter) {
    BigInteger outer = Rewrites.integer(op.operand(1));
    Operation sum = outer == null ? null : Rewrites.definedBy(op.operand(0), AddIOp.NAME);
    BigInteger inner = sum == null ? null : Rewrites.integer(sum.operand(1));
    if (inner == null) {
      return false;
    }
    Location location = Rewrites.fused(op, sum.operand(1));
    Value constant = Rewrites.constant(rewriter, op, location, inner.add(outer));
    return Rewrites.replaceBinary(
        rewriter, op, location, AddIOp.NAME, sum.operand(0), constant, Rewrites.commonFlags(op, sum));
  }

  /** {@code (x - c0) + c1} is {@code x + (c1 - c0)}. */
  private static boolean addToDifference(Operation op, PatternRewriter rewriter) {
    BigInteger outer = Rewrites.integer(op.operand(1));
    Operation difference = outer == null ? null : Rewrites.definedBy(op.operand(0), SubIOp.NAME);
    BigInteger inner = difference == null ? null : Rewrites.integer(difference.operand(1));
    if (inner == null) {
      return false;
    }
    Location location = Rewrites.fused(op, difference.operand(1));
    Value constant = Rewrites.constant(rewriter, op, location, outer.subtract(inner));
    return Rewrites.replaceBinary(
        rewriter, op, location, AddIOp.NAME, difference.operand(0), constant, Rewrites.commonFlags(op, difference));
  }

  /** {@code (c0 - x) + c1} is {@code (c0 + c1) - x}. */
  private static boolean addToNegative(Operation op, PatternRewriter rewriter) {
    BigInteger outer = Rewrites.integer(op.operand(1));
    Operation difference = outer == null ? null : Rewrites.definedBy(op.operand(0), SubIOp.NAME);
    BigInteger inner = difference == null ? null : Rewrites.integer(difference.operand(0));
    if (inner == null) {
      return false;
    }
    Location location = Rewrites.fused(op, difference.operand(0));
    Value constant = Rewrites.constant(rewriter, op, location, inner.add(outer));
    return Rewrites.replaceBinary(
        rewriter, op, location, SubIOp.NAME, constant, difference.operand(1), Rewrites.commonFlags(op, difference));
  }

  /** {@code x + y * -1} is {@code x - y}. */
  private static boolean subtractNegated(Operation op, PatternRewriter rewriter, Value x, Value negated) {
    Operation product = Rewrites.definedBy(negated, MulIOp.NAME);
    if (product == null || !IntegerConstants.isAllOnes(Constants.of(product.operand(1)))) {
      return false;
    }
    Location location = Rewrites.fused(op, product.operand(1));
    return Rewrites.replaceBinary(
        rewriter, op, location, SubIOp.NAME, x, product.operand(0), OverflowFlagsAttr.NONE);
  }

  private static boolean withoutOverflow(Operation op, PatternRewriter rewriter) {
    if (op.result(1).hasUses()) {
      return false;
    }
    AddIOp sum = AddIOp.create(rewriter, op.location(), op.operand(0), op.operand(1));
    rewriter.replaceAllUsesWith(op.result(0), sum.result());
    rewriter.eraseOp(op);
    return true;
  }
}
