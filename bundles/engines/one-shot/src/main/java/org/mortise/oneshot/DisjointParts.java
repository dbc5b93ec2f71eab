// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.analyses.ranges.IntegerRangeAnalysis;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.bounds.BoundType;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.ComparisonOperator;
import org.mortise.ir.interfaces.bounds.ComputedBound;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueDim;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.types.ShapedType;
import org.mortise.oneshot.AccessedParts.Part;

/**
 * Decides whether a read and a write access disjoint parts of a tensor: in a dimension one ends before the other
 * begins, or their strides never meet. Positions given by the same values are compared symbolically ({@code %i} and
 * {@code %i + 4}); for others, such as induction variables of loops that execute the write again before the read, only
 * their bounds are compared. Integer ranges are computed on demand.
 */
final class DisjointParts {
  private final Operation root;
  private final AccessedParts parts;
  private final StableValues stable;
  private @Nullable IntegerRangeAnalysis ranges;

  DisjointParts(Operation root, AnalysisState state, StableValues stable) {
    this.root = root;
    this.parts = new AccessedParts(state);
    this.stable = stable;
  }

  /** Returns whether nothing that {@code read} reads is written by {@code write}. */
  boolean areDisjoint(Read read, OpOperand write) {
    List<Part> readParts = parts.ofRead(read.use());
    if (readParts.isEmpty()) {
      return false;
    }
    for (OpOperand each : parts.writesOf(write)) {
      if (!areDisjoint(read, readParts, parts.ofWrite(each))) {
        return false;
      }
    }
    return true;
  }

  private boolean areDisjoint(Read read, List<Part> readParts, List<Part> writtenParts) {
    for (Part one : readParts) {
      for (Part other : writtenParts) {
        if (one.tensor() == other.tensor() && stable.isStable(one.tensor(), read)
            && areDisjoint(one, other, value -> stable.isStable(value, read))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean areDisjoint(Part one, Part other, Predicate<Value> isStable) {
    HyperrectangularSlice first = one.slice();
    HyperrectangularSlice second = other.slice();
    for (int i = 0; i < first.offsets().size() && i < second.offsets().size(); i++) {
      if (neverMeet(first, second, i) || endsBefore(one, other, i, isStable) || endsBefore(other, one, i, isStable)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the positions of both are different by constant offsets and strides. */
  private static boolean neverMeet(HyperrectangularSlice first, HyperrectangularSlice second, int dimension) {
    long from = first.offsets().constant(dimension);
    long to = second.offsets().constant(dimension);
    long stride = first.strides().constant(dimension);
    return !ShapedType.isDynamic(from) && !ShapedType.isDynamic(to) && stride > 1
        && stride == second.strides().constant(dimension) && (from - to) % stride != 0;
  }

  // ---- comparison of bounds ----------------------------------------------------------------------------------------

  /** Returns whether {@code offset + (size - 1) * stride} of the first is less than the offset of the second. */
  private boolean endsBefore(Part first, Part second, int dimension, Predicate<Value> isStable) {
    long stride = first.slice().strides().constant(dimension);
    if (ShapedType.isDynamic(stride) || stride < 1 || second.slice().strides().constant(dimension) < 1) {
      return false;
    }
    Bound offset = bound(BoundType.UB, first, first.slice().offsets(), dimension, isStable);
    Bound size = bound(BoundType.UB, first, first.slice().sizes(), dimension, isStable);
    Bound next = bound(BoundType.LB, second, second.slice().offsets(), dimension, isStable);
    if (offset == null || size == null || next == null) {
      return false;
    }
    BoundVariable last = offset.plus(size.minusOneTimes(stride)).asVariable();
    if (ValueBoundsConstraintSet.compare(last, ComparisonOperator.LT, next.asVariable())) {
      return true;
    }
    Long end = constant(true, first, first.slice().offsets(), dimension);
    Long length = constant(true, first, first.slice().sizes(), dimension);
    Long start = constant(false, second, second.slice().offsets(), dimension);
    return end != null && length != null && start != null && isLess(end, length, stride, start);
  }

  private static boolean isLess(long offset, long size, long stride, long next) {
    try {
      return Math.addExact(offset, Math.multiplyExact(Math.subtractExact(size, 1), stride)) < next;
    } catch (ArithmeticException beyondLong) {
      return false;
    }
  }

  /** An affine expression of values, which are its symbols. */
  private record Bound(AffineExpr expression, List<ValueDim> symbols) {
    static Bound of(long constant) {
      return new Bound(AffineExpr.constant(constant), List.of());
    }

    Bound plus(Bound other) {
      List<ValueDim> all = new ArrayList<>(symbols);
      all.addAll(other.symbols);
      List<AffineExpr> shifted = new ArrayList<>();
      for (int i = 0; i < other.symbols.size(); i++) {
        shifted.add(AffineExpr.symbol(symbols.size() + i));
      }
      AffineExpr added = AffineMap.of(0, other.symbols.size(), other.expression)
          .replaceDimsAndSymbols(List.of(), shifted, 0, all.size()).result(0);
      return new Bound(expression.plus(added), all);
    }

    Bound minusOneTimes(long factor) {
      return new Bound(expression.minus(1).times(factor), symbols);
    }

    BoundVariable asVariable() {
      return new BoundVariable(AffineMap.of(0, symbols.size(), expression), symbols);
    }
  }

  /** Returns a bound of an index by values that are stable; null if none is known. */
  private @Nullable Bound bound(
      BoundType type, Part part, MixedIndices indices, int dimension, Predicate<Value> isStable) {
    long number = indices.constant(dimension);
    if (!ShapedType.isDynamic(number)) {
      return Bound.of(number);
    }
    Value value = indices.value(dimension);
    if (isStable.test(value)) {
      return new Bound(AffineExpr.symbol(0), List.of(ValueDim.of(value)));
    }
    ComputedBound computed = ValueBoundsConstraintSet.computeBound(
        type, BoundVariable.of(value), (each, set) -> each.value() != value && isStable.test(each.value()), true);
    if (computed != null) {
      return new Bound(computed.map().result(0), computed.operands());
    }
    Long constant = constant(type == BoundType.UB, part, indices, dimension);
    return constant == null ? null : Bound.of(constant);
  }

  /** Returns the greatest or least number that an index can be; null if unknown. */
  private @Nullable Long constant(boolean isGreatest, Part part, MixedIndices indices, int dimension) {
    long number = indices.constant(dimension);
    if (!ShapedType.isDynamic(number)) {
      return number;
    }
    IntegerRange range = ranges().lookup(indices.value(dimension), part.user());
    if (range == null || range.width() == 0) {
      return null;
    }
    BigInteger bound = isGreatest ? range.smax() : range.smin();
    return bound.bitLength() < Long.SIZE ? (Long) bound.longValue() : null;
  }

  private IntegerRangeAnalysis ranges() {
    if (ranges == null) {
      DataFlowSolver solver = new DataFlowSolver(root);
      ranges = solver.load(IntegerRangeAnalysis.precise());
      solver.run();
    }
    return ranges;
  }
}
