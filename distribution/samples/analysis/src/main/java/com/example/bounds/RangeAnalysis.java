// SPDX-License-Identifier: Apache-2.0
package com.example.bounds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.SparseForwardAnalysis;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.KnownValue;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/**
 * Computes a range for each integer, along branches, regions, loops and calls. The only known operation is {@code
 * arith.cmpi}; other operations describe themselves by {@link InferIntRangeInterface}, loops by {@link
 * LoopLikeOpInterface}. A number that grows in a loop is widened, and narrowed by the exit condition.
 */
public final class RangeAnalysis extends SparseForwardAnalysis<IntegerRange> {
  @Override
  protected IntegerRange join(IntegerRange a, IntegerRange b) {
    return a.union(b);
  }

  @Override
  protected IntegerRange entryElement(Value value) {
    return IntegerRange.full(value.type());
  }

  /** An annotated program has the signed interval. */
  @Override
  protected Attribute show(Context context, @Nullable IntegerRange element) {
    return element == null
        ? super.show(context, null) : StringAttr.of(context, "[" + element.smin() + ", " + element.smax() + "]");
  }

  // ---- growth in loops and recursive calls -------------------------------------------------------------------------

  /** The lattice of 64-bit ranges has chains of 2^64 elements. */
  @Override
  protected boolean widens() {
    return true;
  }

  /** Replaces each bound that has grown by the bound of the type. */
  @Override
  protected IntegerRange widen(IntegerRange before, IntegerRange joined) {
    IntegerRange full = IntegerRange.full(joined.width());
    return new IntegerRange(joined.width(),
        joined.umin().equals(before.umin()) ? joined.umin() : full.umin(),
        joined.umax().equals(before.umax()) ? joined.umax() : full.umax(),
        joined.smin().equals(before.smin()) ? joined.smin() : full.smin(),
        joined.smax().equals(before.smax()) ? joined.smax() : full.smax());
  }

  /** Recovers precision lost by widening: replaces bounds that are those of the type. */
  @Override
  protected IntegerRange narrow(IntegerRange widened, IntegerRange recomputed) {
    IntegerRange full = IntegerRange.full(widened.width());
    return new IntegerRange(widened.width(),
        widened.umin().equals(full.umin()) ? recomputed.umin() : widened.umin(),
        widened.umax().equals(full.umax()) ? recomputed.umax() : widened.umax(),
        widened.smin().equals(full.smin()) ? recomputed.smin() : widened.smin(),
        widened.smax().equals(full.smax()) ? recomputed.smax() : widened.smax());
  }

  // ---- transfer -----------------------------------------------------------------------------------------------------

  @Override
  protected void visitOperation(Operation op, List<IntegerRange> operands) {
    InferIntRangeInterface inference = op.getInterface(InferIntRangeInterface.class);
    if (inference == null) {
      setToEntry(op);
      return;
    }
    List<IntegerRange> known = new ArrayList<>(operands);
    for (int i = 0; i < known.size(); i++) {
      // An operand with a contradictory refinement, such as the unused one of a selection, has its plain range.
      IntegerRange range = known.get(i) != null ? known.get(i) : lookup(op.operand(i));
      if (range == null) {
        return; // Called again when the operand is known.
      }
      known.set(i, range);
    }
    IntegerRange[] results = new IntegerRange[op.resultCount()];
    inference.inferResultRanges(op, known, (value, range) -> {
      for (int i = 0; i < results.length; i++) {
        results[i] = value == op.result(i) ? range : results[i];
      }
    });
    for (int i = 0; i < results.length; i++) {
      set(op.result(i), results[i] != null ? results[i] : entryElement(op.result(i)));
    }
  }

  /** An induction variable is at least its lower bound and less than its upper bound. */
  @Override
  protected void visitNonControlFlowValues(Operation owner, List<? extends Value> values) {
    LoopLikeOpInterface loop = owner.getInterface(LoopLikeOpInterface.class);
    List<? extends Value> counters = loop == null ? List.of() : loop.getLoopInductionVars(owner);
    for (Value value : values) {
      int dimension = counters.indexOf(value);
      if (dimension < 0) {
        setToEntry(value);
        continue;
      }
      IntegerRange lower = rangeOf(loop.getLoopLowerBounds(owner), dimension, value);
      IntegerRange upper = rangeOf(loop.getLoopUpperBounds(owner), dimension, value);
      if (lower != null && upper != null) {
        set(value, between(lower.smin(), upper.smax().subtract(BigInteger.ONE), lower.width()));
      }
    }
  }

  private @Nullable IntegerRange rangeOf(List<OpFoldResult> bounds, int dimension, Value counter) {
    if (bounds.isEmpty()) {
      return entryElement(counter);
    }
    OpFoldResult bound = bounds.get(dimension);
    return bound.value() != null ? lookup(bound.value()) : constant(bound.constant());
  }

  private static IntegerRange constant(IntegerAttr number) {
    return IntegerRange.constant(FixedWidth.of(number.type()), number.signedValue());
  }

  /** Returns the range from {@code least} to {@code most}; null if it is empty. */
  private static @Nullable IntegerRange between(BigInteger least, BigInteger most, int width) {
    return least.compareTo(most) <= 0 ? IntegerRange.ofSigned(width, least, most) : null;
  }

  // ---- refinement ---------------------------------------------------------------------------------------------------

  @Override
  protected boolean refines() {
    return true;
  }

  /** The result of a comparison narrows its operands. */
  @Override
  protected List<Value> refinedBy(Value known) {
    CmpIOp comparison = CmpIOp.of(known.definingOp());
    return comparison == null ? List.of(known) : List.of(known, comparison.lhs(), comparison.rhs());
  }

  @Override
  protected @Nullable IntegerRange refine(Value value, IntegerRange element, KnownValue known) {
    if (!known.isEqual() || known.constants().isEmpty()) {
      return element;
    }
    IntegerRange possible = value == known.value() ? ofConstants(known) : ofComparison(value, known);
    if (possible == null) {
      return null;
    }
    IntegerRange refined = element.intersection(possible);
    return refined.isEmpty() ? null : refined;
  }

  private static IntegerRange ofConstants(KnownValue known) {
    IntegerRange possible = null;
    for (Attribute constant : known.constants()) {
      IntegerRange one = constant((IntegerAttr) constant);
      possible = possible == null ? one : possible.union(one);
    }
    return possible;
  }

  /** Returns the numbers that {@code value}, an operand of a comparison with a known result, can be. */
  private @Nullable IntegerRange ofComparison(Value value, KnownValue known) {
    CmpIOp comparison = CmpIOp.of(known.value().definingOp());
    boolean isLeft = value == comparison.lhs();
    IntegerRange other = lookup(isLeft ? comparison.rhs() : comparison.lhs(), comparison.operation());
    if (other == null) {
      return null;
    }
    IntegerPredicate predicate = IntegerPredicate.of(comparison.predicateAttr().longValue());
    predicate = isLeft ? predicate : predicate.swapped();
    return satisfying(((IntegerAttr) known.constants().get(0)).isZero() ? predicate.inverted() : predicate, other);
  }

  /** Returns the numbers that satisfy {@code predicate} with any number in {@code other}; null if there are none. */
  private static @Nullable IntegerRange satisfying(IntegerPredicate predicate, IntegerRange other) {
    int width = other.width();
    IntegerRange full = IntegerRange.full(width);
    return switch (predicate) {
      case EQ -> other;
      case NE -> full;
      case SLT -> between(full.smin(), other.smax().subtract(BigInteger.ONE), width);
      case SLE -> between(full.smin(), other.smax(), width);
      case SGT -> between(other.smin().add(BigInteger.ONE), full.smax(), width);
      case SGE -> between(other.smin(), full.smax(), width);
      case ULT -> betweenUnsigned(full.umin(), other.umax().subtract(BigInteger.ONE), width);
      case ULE -> betweenUnsigned(full.umin(), other.umax(), width);
      case UGT -> betweenUnsigned(other.umin().add(BigInteger.ONE), full.umax(), width);
      case UGE -> betweenUnsigned(other.umin(), full.umax(), width);
    };
  }

  private static @Nullable IntegerRange betweenUnsigned(BigInteger least, BigInteger most, int width) {
    return least.compareTo(most) <= 0 ? IntegerRange.ofUnsigned(width, least, most) : null;
  }
}
