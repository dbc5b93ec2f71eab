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

  /** Removes loop-carried values that do not change or are not used. */
  @Canonicalization("RemoveIterArgs")
  static boolean removeIterArgs(ForOp loop, PatternRewriter rewriter) {
    int count = loop.initArgs().size();
    if (count == 0) {
      return false;
    }
    List<Value> arguments = loop.regionIterArgs();
    List<Integer> kept = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      if (!isRemovable(loop.operation(), loop, arguments.get(i), i)) {
        kept.add(i);
      }
    }
    if (kept.size() == count) {
      return false;
    }
    rebuild(loop, kept, rewriter);
    return true;
  }

  /** Returns whether the result equals the initial value, or neither the result nor the argument is used. */
  private static boolean isRemovable(Operation op, ForOp loop, Value argument, int index) {
    Value yielded = loop.body().last().operand(index);
    if (argument == yielded) {
      return true;
    }
    return !argument.hasUses() && (loop.initArgs().get(index) == yielded || !op.result(index).hasUses());
  }

  private static void rebuild(ForOp loop, List<Integer> kept, PatternRewriter rewriter) {
    List<Value> inits = new ArrayList<>(kept.size());
    Operation yield = loop.body().last();
    for (int index : kept) {
      inits.add(loop.initArgs().get(index));
    }
    rewriter.setInsertionPoint(loop);
    ForOp smaller = ForOp.createEmptyLike(loop, rewriter, loop.location(), inits);
    smaller.operation().setDiscardableAttributes(loop.operation().discardableAttributes());
    int count = loop.resultCount();
    Value[] arguments = new Value[count];
    Value[] results = new Value[count];
    for (int i = 0; i < kept.size(); i++) {
      arguments[kept.get(i)] = smaller.regionIterArgs().get(i);
      results[kept.get(i)] = smaller.operation().result(i);
    }
    for (int i = 0; i < count; i++) {
      if (arguments[i] == null) {
        arguments[i] = loop.initArgs().get(i);
        results[i] = loop.initArgs().get(i);
      }
    }
    List<Value> replacements = new ArrayList<>(count + 1);
    replacements.add(smaller.inductionVariable());
    replacements.addAll(List.of(arguments));
    rewriter.mergeBlocks(loop.body(), smaller.body(), replacements);
    if (kept.isEmpty()) {
      rewriter.setLocation(yield, loop.location()); // MLIR creates a loop without values with its terminator
    }
    Inlining.replaceYield(yield, pick(yield, kept), rewriter);
    rewriter.replaceOp(loop, List.of(results));
  }

  private static List<Value> pick(Operation yield, List<Integer> indices) {
    List<Value> picked = new ArrayList<>(indices.size());
    for (int index : indices) {
      picked.add(yield.operand(index));
    }
    return picked;
  }

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
