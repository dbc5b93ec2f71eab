// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.IntegerMath;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.rewrite.PatternRewriter;

/** The folder and the canonicalization pattern of {@link ForOp}. */
final class ForPatterns {
  private ForPatterns() {}

  /** Simplifies the bounds; a loop without iterations has the initial values as results. */
  static FoldResult fold(ForOp loop) {
    boolean changed = simplifyBound(loop, true) | simplifyBound(loop, false);
    if (changed) {
      return FoldResult.IN_PLACE;
    }
    Long count = tripCount(loop);
    boolean skipped = count != null && count == 0 && !loop.results().isEmpty();
    return skipped ? FoldResult.ofAll(loop.inits().toArray()) : FoldResult.NONE;
  }

  private static boolean simplifyBound(ForOp loop, boolean lower) {
    OperandRange operands = lower ? loop.lowerBoundOperands() : loop.upperBoundOperands();
    AffineMap map = lower ? loop.lowerBoundMap() : loop.upperBoundMap();
    MapOperands old = new MapOperands(map, List.copyOf(operands));
    // As in MLIR, an upper bound is pruned before it is simplified: a simplified remainder has no known range.
    MapOperands composed = lower ? old.canonical() : old.canonicalConstraints();
    AffineMap pruned = new OperandRanges(composed.operands()).withoutRedundant(composed.map(), lower);
    MapOperands simple = new MapOperands(pruned.simplify(), composed.operands()).withDistinctResults();
    if (simple.equals(old)) {
      return false;
    }
    operands.assign(simple.operands());
    String name = lower ? "lowerBoundMap" : "upperBoundMap";
    loop.operation().setAttr(name, AffineMapAttr.of(loop.context(), simple.map()));
    return true;
  }

  /** Returns the number of iterations if the bounds are constants, otherwise null. */
  private static @Nullable Long tripCount(ForOp loop) {
    Long from = loop.constantLowerBound();
    Long to = loop.constantUpperBound();
    if (from == null || to == null) {
      return null;
    }
    if (from >= to) {
      return 0L;
    }
    return loop.step() <= 0 ? null : Long.valueOf(IntegerMath.ceilDiv(to - from, loop.step()));
  }

  /** Replaces the results of a loop whose body only yields values. */
  @Canonicalization("ReplaceEmpty")
  static boolean replaceEmpty(ForOp loop, PatternRewriter rewriter) {
    Operation yield = loop.body().last();
    if (loop.body().first() != yield || loop.resultCount() == 0) {
      return false;
    }
    Long count = tripCount(loop);
    if (count != null && count == 0) {
      rewriter.replaceOp(loop, List.copyOf(loop.inits()));
      return true;
    }
    List<Value> arguments = loop.regionIterArgs();
    List<Value> results = new ArrayList<>(loop.resultCount());
    boolean outside = false;
    boolean permuted = false;
    for (Value yielded : yield.operands()) {
      int position = arguments.indexOf(yielded);
      if (position < 0 && loop.region().isAncestor(yielded.parentRegion())) {
        return false;
      }
      outside |= position < 0;
      permuted |= position >= 0 && position != results.size();
      results.add(position < 0 ? yielded : loop.inits().get(position));
    }
    if (count == null ? outside || permuted : count > 1 && permuted) {
      return false;
    }
    rewriter.replaceOp(loop, results);
    return true;
  }
}
