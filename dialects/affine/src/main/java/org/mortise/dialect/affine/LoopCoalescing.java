// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.KnownOrder;
import org.mortise.ir.types.IndexType;

/**
 * Coalesces perfectly nested loops that start at 0 with step 1 and have independent upper bounds. The new loop counts
 * the iterations of all; the old induction variables are computed in its body. The product of the trip counts must fit
 * in 64 bits. All but one of the possibly negative upper bounds are clamped to 0, so that a product of two cannot
 * become positive. Linear in the operations of the body.
 */
public final class LoopCoalescing {
  private static final AffineExpr DIM = AffineExpr.dim(0);
  private static final AffineExpr SYMBOL = AffineExpr.symbol(0);

  private LoopCoalescing() {}

  /** Returns the loop that is the whole body of {@code loop} if both carry no values, otherwise null. */
  public static @Nullable ForOp perfectlyNestedIn(ForOp loop) {
    ForOp inner = ForOp.of(loop.body().first());
    boolean isBody = inner != null && inner.operation().next() == loop.body().last();
    return isBody && inner.inits().isEmpty() && loop.inits().isEmpty() ? inner : null;
  }

  /** Returns whether a loop carries no values and starts at 0 with step 1. */
  public static boolean isNormalized(ForOp loop) {
    Long lower = loop.constantLowerBound();
    return loop.inits().isEmpty() && lower != null && lower == 0 && loop.step() == 1;
  }

  /**
   * Coalesces loops into the first of them.
   *
   * @param loops at least two normalized loops, outermost first, each {@link #perfectlyNestedIn} the previous one, with
   *     bounds defined outside of all of them
   * @return whether the loops were coalesced; false if an upper bound is not a symbol at the outermost loop
   */
  public static boolean coalesce(List<ForOp> loops) {
    Operation outermost = loops.get(0).operation();
    Operation before = outermost.previous();
    Region scope = AffineScopes.scopeOf(outermost);
    OpBuilder builder = OpBuilder.before(outermost);
    Value[] counts = new Value[loops.size()];
    Value product = null;
    boolean hasNegative = false;
    boolean valid = true;
    for (int i = 0; i < counts.length; i++) {
      counts[i] = upperBound(loops.get(i), builder);
      if (mayBeNegative(loops.get(i))) {
        counts[i] = hasNegative ? atLeastZero(counts[i], builder) : counts[i];
        hasNegative = true;
      }
      valid &= i == 0 ? AffineScopes.isDim(counts[i], scope) : AffineScopes.isSymbol(counts[i], scope);
      product = i == 0 ? counts[i] : apply(builder, outermost.location(), DIM.times(SYMBOL), product, counts[i]);
    }
    if (!valid) {
      while (outermost.previous() != before) {
        outermost.previous().erase();
      }
      return false;
    }
    boolean isSymbol = AffineScopes.isSymbol(product, scope);
    AffineMap bound = isSymbol ? AffineMap.of(0, 1, SYMBOL) : AffineMap.of(1, 0, DIM);
    loops.get(0).upperBoundOperands().assign(List.of(product));
    outermost.setAttr("upperBoundMap", AffineMapAttr.of(outermost.context(), bound));
    split(loops, counts);
    return true;
  }

  /** Computes the old variables and moves the body of the innermost loop into the outermost one. */
  private static void split(List<ForOp> loops, Value[] counts) {
    ForOp outermost = loops.get(0);
    Operation second = loops.get(1).operation();
    Location location = outermost.location();
    OpBuilder builder = OpBuilder.before(second);
    List<Value> variables = new ArrayList<>();
    Value rest = outermost.inductionVariable();
    for (int i = counts.length - 1; i > 0; i--) {
      variables.add(0, apply(builder, location, DIM.mod(SYMBOL), rest, counts[i]));
      rest = apply(builder, location, DIM.floorDiv(SYMBOL), rest, counts[i]);
    }
    // The body is still in the second loop, so that only its uses of the variable change.
    replaceUsesInside(second, outermost.inductionVariable(), rest);
    for (int i = 1; i < counts.length; i++) {
      loops.get(i).inductionVariable().replaceAllUsesWith(variables.get(i - 1));
    }
    ForOp innermost = loops.get(counts.length - 1);
    innermost.body().last().erase();
    if (innermost.body().first() != null) {
      outermost.body().splice(second, innermost.body().first());
    }
    second.erase();
  }

  private static void replaceUsesInside(Operation op, Value old, Value replacement) {
    for (OpOperand use = old.firstUse(); use != null;) {
      OpOperand next = use.nextUse();
      if (op.isProperAncestor(use.owner())) {
        use.set(replacement);
      }
      use = next;
    }
  }

  private static Value upperBound(ForOp loop, OpBuilder builder) {
    AffineMap map = loop.upperBoundMap();
    List<Value> operands = List.copyOf(loop.upperBoundOperands());
    Location location = loop.location();
    AffineMapAttr attribute = AffineMapAttr.of(builder.context(), map);
    return map.resultCount() == 1
        ? ApplyOp.create(builder, location, IndexType.of(builder.context()), operands, attribute)
        : MinOp.create(builder, location, IndexType.of(builder.context()), operands, attribute);
  }

  private static boolean mayBeNegative(ForOp loop) {
    BoundVariable zero = BoundVariable.of(AffineMap.of(0, 0, AffineExpr.constant(0)), List.of());
    AffineMap map = loop.upperBoundMap();
    for (AffineExpr result : map.results()) {
      AffineMap single = AffineMap.of(map.dimCount(), map.symbolCount(), result);
      MapOperands bound = new MapOperands(single, List.copyOf(loop.upperBoundOperands())).canonical();
      if (!KnownOrder.isAtLeast(BoundVariable.of(bound.map(), bound.operands()), zero)) {
        return true;
      }
    }
    return false;
  }

  private static Value atLeastZero(Value count, OpBuilder builder) {
    AffineMap map = AffineMap.of(0, 1, List.of(SYMBOL, AffineExpr.constant(0)));
    return MaxOp.create(builder, count.location(), IndexType.of(builder.context()), List.of(count),
        AffineMapAttr.of(builder.context(), map));
  }

  private static Value apply(OpBuilder builder, Location location, AffineExpr result, Value dim, Value symbol) {
    return ApplyOp.create(builder, location, IndexType.of(builder.context()), List.of(dim, symbol),
        AffineMapAttr.of(builder.context(), AffineMap.of(1, 1, result)));
  }
}
