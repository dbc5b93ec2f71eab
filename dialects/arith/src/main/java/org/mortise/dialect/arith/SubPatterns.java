// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of subtractions. */
final class SubPatterns {
  private SubPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(SubIOp.NAME, "SubIRHSAddConstant", SubPatterns::fromSum));
    patterns.add(RewritePattern.of(SubIOp.NAME, "SubILHSAddConstant", SubPatterns::sumFromConstant));
    patterns.add(RewritePattern.of(SubIOp.NAME, "SubIRHSSubConstantRHS", SubPatterns::fromDifference));
    patterns.add(RewritePattern.of(SubIOp.NAME, "SubIRHSSubConstantLHS", SubPatterns::fromNegative));
    patterns.add(RewritePattern.of(SubIOp.NAME, "SubILHSSubConstantRHS", SubPatterns::differenceFromConstant));
    patterns.add(RewritePattern.of(SubIOp.NAME, "SubILHSSubConstantLHS", SubPatterns::negativeFromConstant));
    patterns.add(RewritePattern.of(SubIOp.NAME, "SubISubILHSRHSLHS", SubPatterns::minuendAgain));
  }

  /** {@code (x + c0) - c1} is {@code x + (c0 - c1)}. It promises nothing, for the constant can be negative. */
  private static boolean fromSum(Operation op, PatternRewriter rewriter) {
    BigInteger outer = Rewrites.integer(op.operand(1));
    Operation sum = outer == null ? null : Rewrites.definedBy(op.operand(0), AddIOp.NAME);
    BigInteger inner = sum == null ? null : Rewrites.integer(sum.operand(1));
    if (inner == null) {
      return false;
    }
    Location location = Rewrites.fused(op, sum.operand(1));
    Value constant = Rewrites.constant(rewriter, op, location, inner.subtract(outer));
    return Rewrites.replaceBinary(
        rewriter, op, location, AddIOp.NAME, sum.operand(0), constant, OverflowFlagsAttr.NONE);
  }

  /** {@code c1 - (x + c0)} is {@code (c1 - c0) - x}. */
  private static boolean sumFromConstant(Operation op, PatternRewriter rewriter) {
    BigInteger outer = Rewrites.integer(op.operand(0));
    Operation sum = outer == null ? null : Rewrites.definedBy(op.operand(1), AddIOp.NAME);
    BigInteger inner = sum == null ? null : Rewrites.integer(sum.operand(1));
    if (inner == null) {
      return false;
    }
    Location location = Rewrites.fused(op, op.operand(0));
    Value constant = Rewrites.constant(rewriter, op, location, outer.subtract(inner));
    return Rewrites.replaceBinary(
        rewriter, op, location, SubIOp.NAME, constant, sum.operand(0), Rewrites.commonFlags(op, sum));
  }

  /** {@code (x - c0) - c1} is {@code x - (c0 + c1)}. */
  private static boolean fromDifference(Operation op, PatternRewriter rewriter) {
    BigInteger outer = Rewrites.integer(op.operand(1));
    Operation difference = outer == null ? null : Rewrites.definedBy(op.operand(0), SubIOp.NAME);
    BigInteger inner = difference == null ? null : Rewrites.integer(difference.operand(1));
    if (inner == null) {
      return false;
    }
    Location location = Rewrites.fused(op, difference.operand(1));
    Value constant = Rewrites.constant(rewriter, op, location, inner.add(outer));
    return Rewrites.replaceBinary(
        rewriter, op, location, SubIOp.NAME, difference.operand(0), constant, Rewrites.commonFlags(op, difference));
  }

  /** {@code (c0 - x) - c1} is {@code (c0 - c1) - x}. */
  private static boolean fromNegative(Operation op, PatternRewriter rewriter) {
    BigInteger outer = Rewrites.integer(op.operand(1));
    Operation difference = outer == null ? null : Rewrites.definedBy(op.operand(0), SubIOp.NAME);
    BigInteger inner = difference == null ? null : Rewrites.integer(difference.operand(0));
    if (inner == null) {
      return false;
    }
    Location location = Rewrites.fused(op, difference.operand(0));
    Value constant = Rewrites.constant(rewriter, op, location, inner.subtract(outer));
    return Rewrites.replaceBinary(
        rewriter, op, location, SubIOp.NAME, constant, difference.operand(1), Rewrites.commonFlags(op, difference));
  }

  /** {@code c1 - (x - c0)} is {@code (c0 + c1) - x}. */
  private static boolean differenceFromConstant(Operation op, PatternRewriter rewriter) {
    BigInteger outer = Rewrites.integer(op.operand(0));
    Operation difference = outer == null ? null : Rewrites.definedBy(op.operand(1), SubIOp.NAME);
    BigInteger inner = difference == null ? null : Rewrites.integer(difference.operand(1));
    if (inner == null) {
      return false;
    }
    Location location = Rewrites.fused(op, op.operand(0));
    Value constant = Rewrites.constant(rewriter, op, location, inner.add(outer));
    return Rewrites.replaceBinary(
        rewriter, op, location, SubIOp.NAME, constant, difference.operand(0), Rewrites.commonFlags(op, difference));
  }

  /** {@code c1 - (c0 - x)} is {@code x + (c1 - c0)}. */
  private static boolean negativeFromConstant(Operation op, PatternRewriter rewriter) {
    BigInteger outer = Rewrites.integer(op.operand(0));
    Operation difference = outer == null ? null : Rewrites.definedBy(op.operand(1), SubIOp.NAME);
    BigInteger inner = difference == null ? null : Rewrites.integer(difference.operand(0));
    if (inner == null) {
      return false;
    }
    Location location = Rewrites.fused(op, op.operand(0));
    Value constant = Rewrites.constant(rewriter, op, location, outer.subtract(inner));
    return Rewrites.replaceBinary(
        rewriter, op, location, AddIOp.NAME, difference.operand(1), constant, Rewrites.commonFlags(op, difference));
  }

  /** {@code (x - y) - x} is {@code 0 - y}. */
  private static boolean minuendAgain(Operation op, PatternRewriter rewriter) {
    Operation difference = Rewrites.definedBy(op.operand(0), SubIOp.NAME);
    if (difference == null
        || difference.operand(0) != op.operand(1)
        || !IntegerConstants.canBeConstant(op.result(0).type())) {
      return false;
    }
    Location location = Rewrites.fused(op, op.operand(0));
    Value zero = Rewrites.constant(rewriter, op, location, BigInteger.ZERO);
    return Rewrites.replaceBinary(
        rewriter, op, location, SubIOp.NAME, zero, difference.operand(1), Rewrites.commonFlags(op, difference));
  }
}
