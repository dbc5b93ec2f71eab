// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.OverflowFlagsAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;

/** The canonicalization patterns of {@link ForOp}. */
final class ForPatterns {
  private ForPatterns() {}

  /** Replaces loops without iterations, with one iteration, or with an empty body. */
  @Canonicalization("TrivialLoop")
  static boolean replaceTrivialLoop(ForOp loop, PatternRewriter rewriter) {
    if (loop.lowerBound() == loop.upperBound()) {
      rewriter.replaceOp(loop, List.copyOf(loop.initArgs()));
      return true;
    }
    BigInteger difference = difference(loop);
    if (difference == null) {
      return false;
    }
    if (difference.signum() <= 0) {
      rewriter.replaceOp(loop, List.copyOf(loop.initArgs()));
      return true;
    }
    IntegerAttr step = Constants.integerOf(loop.step());
    if (step == null) {
      return false;
    }
    // REFERENCE: takes the step of an unsigned loop as a signed number here.
    if (!loop.countsUnsigned() && step.signedValue().signum() <= 0) {
      rewriter.replaceOp(loop, List.copyOf(loop.initArgs()));
      return true;
    }
    if (step.signedValue().compareTo(difference) >= 0) {
      List<Value> arguments = new ArrayList<>(loop.resultCount() + 1);
      arguments.add(loop.lowerBound());
      arguments.addAll(loop.initArgs());
      Inlining.replaceByBlock(loop.operation(), loop.body(), arguments, rewriter);
      return true;
    }
    return replaceEmpty(loop, rewriter);
  }

  /** Replaces the results of a loop that has iterations, and an empty body that yields values defined outside. */
  private static boolean replaceEmpty(ForOp loop, PatternRewriter rewriter) {
    Operation yield = loop.body().last();
    if (loop.body().first() != yield) {
      return false;
    }
    List<Value> values = List.of(yield.operands());
    for (Value value : values) {
      if (!Inlining.isDefinedOutside(value, loop.region())) {
        return false;
      }
    }
    rewriter.replaceOp(loop, values);
    return true;
  }

  /** Returns {@code upper - lower} if that is a constant, otherwise null. */
  private static @Nullable BigInteger difference(ForOp loop) {
    IntegerAttr from = Constants.integerOf(loop.lowerBound());
    IntegerAttr to = Constants.integerOf(loop.upperBound());
    if (from != null && to != null) {
      return loop.countsUnsigned()
          ? to.unsignedValue().subtract(from.unsignedValue()) : to.signedValue().subtract(from.signedValue());
    }
    AddIOp sum = AddIOp.of(loop.upperBound().definingOp());
    if (sum == null || loop.countsUnsigned() || (sum.overflowFlagsAttr().bits() & OverflowFlagsAttr.NSW) == 0) {
      return null;
    }
    Value lower = loop.lowerBound();
    if (sum.lhs() != lower && sum.rhs() != lower) {
      return null;
    }
    IntegerAttr distance = Constants.integerOf(sum.lhs() == lower ? sum.rhs() : sum.lhs());
    return distance == null ? null : distance.signedValue();
  }
}
