// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.bounds;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpResult;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.LinearConstraints;
import org.mortise.ir.affine.VariableBounds;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;

/**
 * Linear constraints of index values and sizes. The backward slice of a value is followed until a stop condition holds;
 * each operation in it adds bounds by {@link ValueBoundsOpInterface}. A change of the program other than by new
 * operations makes the set invalid. Linear in the slice, besides what {@link LinearConstraints} costs. Not thread-safe.
 *
 * <p>An operation may compute bounds of other slices while it adds its own. Beyond {@value #MAX_DEPTH} nested
 * computations, bounds are unknown; this prevents a stack overflow.
 */
public class ValueBoundsConstraintSet {
  private static final int MAX_DEPTH = 64;

  private final LinearConstraints constraints = new LinearConstraints();
  private final StopCondition stopCondition;
  private final boolean approximate;
  private final List<Integer> targets = new ArrayList<>(2);
  private final List<Integer> columns = new ArrayList<>();
  private final Map<Integer, ValueDim> values = new HashMap<>();
  private final Map<ValueDim, Integer> variables = new HashMap<>();
  private final Deque<ValueDim> worklist = new ArrayDeque<>();
  private int depth;

  /**
   * Creates an empty set.
   *
   * @param approximate whether remainders of divisions by values are bounded by the divisor, which is assumed to be
   *     positive; the set can become empty
   */
  protected ValueBoundsConstraintSet(StopCondition stopCondition, boolean approximate) {
    this.stopCondition = stopCondition;
    this.approximate = approximate;
  }

  // ---- computation of bounds ---------------------------------------------------------------------------------------

  /**
   * Computes a bound by values for which {@code stopCondition} holds.
   *
   * @param closedUpper whether upper bounds are inclusive
   * @return the bound, or null if it is unknown
   */
  public static @Nullable ComputedBound computeBound(
      BoundType type, BoundVariable variable, StopCondition stopCondition, boolean closedUpper) {
    ValueBoundsConstraintSet set = new ValueBoundsConstraintSet(stopCondition, false);
    try {
      int target = set.populate(variable);
      set.projectOut(value -> !stopCondition.test(value, set));
      return set.boundOf(type, target, closedUpper);
    } catch (ArithmeticException beyondLong) {
      return null;
    }
  }

  /** Removes the columns of values for which {@code condition} holds, and of all targets but the first. */
  protected final void projectOut(Predicate<ValueDim> condition) {
    for (Integer column : List.copyOf(columns)) {
      if (condition.test(values.get(column))) {
        constraints.projectOut(column);
        columns.remove(column);
        variables.remove(values.remove(column));
      }
    }
    for (Integer target : targets.subList(1, targets.size())) {
      constraints.projectOut(target);
    }
    targets.subList(1, targets.size()).clear();
  }

  /** Removes the variables of quotients and remainders. */
  protected final void projectOutAuxiliary() {
    constraints.projectOutAuxiliary();
  }

  /** Returns the bound of a target by the columns that are left, or null. */
  protected final @Nullable ComputedBound boundOf(BoundType type, int target, boolean closedUpper) {
    VariableBounds bounds = VariableBounds.of(constraints, target, columns);
    AffineExpr bound = type == BoundType.UB ? bounds.upper() : bounds.lower();
    if (bound == null || type == BoundType.EQ && !bound.equals(bounds.upper())) {
      return null;
    }
    if (type == BoundType.UB && !closedUpper) {
      bound = bound.plus(1);
    }
    List<AffineExpr> symbols = new ArrayList<>(columns.size());
    List<ValueDim> operands = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      boolean used = bound.usesSymbol(i);
      symbols.add(used ? AffineExpr.symbol(operands.size()) : AffineExpr.constant(0));
      if (used) {
        operands.add(values.get(columns.get(i)));
      }
    }
    AffineMap map = AffineMap.of(0, columns.size(), bound);
    return new ComputedBound(map.replaceDimsAndSymbols(List.of(), symbols, 0, operands.size()), operands);
  }

  /**
   * Computes a constant bound. Follows the backward slice until a bound is known.
   *
   * @param closedUpper whether upper bounds are inclusive
   * @return the bound, or null if it is unknown
   */
  public static @Nullable Long computeConstantBound(BoundType type, BoundVariable variable, boolean closedUpper) {
    ValueBoundsConstraintSet set =
        new ValueBoundsConstraintSet((value, self) -> self.constantBound(type, self.targets.get(0)) != null, false);
    try {
      Long bound = set.constantBound(type, set.populate(variable));
      return bound == null || type != BoundType.UB || closedUpper ? bound : (Long) Math.addExact(bound, 1);
    } catch (ArithmeticException beyondLong) {
      return null;
    }
  }

  private @Nullable Long constantBound(BoundType type, int variable) {
    Long upper = type == BoundType.LB ? null : constraints.upperBound(variable);
    if (type == BoundType.UB) {
      return upper;
    }
    Long lower = constraints.lowerBound(variable);
    return type == BoundType.LB || lower != null && lower.equals(upper) ? lower : null;
  }

  /** Returns whether a comparison is known to hold. Follows the backward slices until that is decided. */
  public static boolean compare(BoundVariable left, ComparisonOperator operator, BoundVariable right) {
    ValueBoundsConstraintSet set = new ValueBoundsConstraintSet((value, self) ->
        self.targets.size() > 1 && self.holds(self.targets.get(0), operator, self.targets.get(1)), false);
    try {
      int first = set.insert(left);
      int second = set.insert(right);
      set.processWorklist();
      return set.holds(first, operator, second);
    } catch (ArithmeticException beyondLong) {
      return false;
    }
  }

  /** Returns whether two numbers are known to be equal (true) or different (false); null if unknown. */
  public static @Nullable Boolean areEqual(BoundVariable left, BoundVariable right) {
    if (compare(left, ComparisonOperator.EQ, right)) {
      return true;
    }
    boolean differ = compare(left, ComparisonOperator.LT, right) || compare(left, ComparisonOperator.GT, right);
    return differ ? Boolean.FALSE : null;
  }

  private boolean holds(int left, ComparisonOperator operator, int right) {
    if (constraints.isEmpty()) {
      return false;
    }
    long[] difference = constraints.newRow();
    difference[left] = 1;
    difference[right] -= 1;
    long[] opposite = constraints.combine(-1, difference, 0, difference);
    return switch (operator) {
      case GE -> constraints.implies(difference);
      case LE -> constraints.implies(opposite);
      case GT -> constraints.implies(lessOne(difference));
      case LT -> constraints.implies(lessOne(opposite));
      case EQ -> constraints.implies(difference) && constraints.implies(opposite);
    };
  }

  private static long[] lessOne(long[] row) {
    row[row.length - 1] -= 1;
    return row;
  }

  /** Returns whether the constraints are known to have no solution. */
  protected final boolean isEmpty() {
    return constraints.isEmpty();
  }

  // ---- use by operations -------------------------------------------------------------------------------------------

  /** Returns the builder of bounds of a value of index type. */
  public final BoundBuilder bound(Value value) {
    return bound(ValueDim.of(value));
  }

  /** Returns the builder of bounds of the size of a dimension. */
  public final BoundBuilder bound(Value value, int dim) {
    return bound(new ValueDim(value, dim));
  }

  /** Returns the builder of bounds of a number. */
  public final BoundBuilder bound(ValueDim value) {
    return new BoundBuilder(this, variables.get(value));
  }

  /** Returns the expression of a value of index type. */
  public final AffineExpr getExpr(Value value) {
    return getExpr(ValueDim.of(value));
  }

  /** Returns the expression of the size of a dimension. */
  public final AffineExpr getExpr(Value value, int dim) {
    return getExpr(new ValueDim(value, dim));
  }

  /** Returns the expression of a constant or a value of index type. */
  public final AffineExpr getExpr(OpFoldResult number) {
    return number.value() != null ? getExpr(number.value()) : AffineExpr.constant(number.constant().longValue());
  }

  /** Returns the expression of an index. */
  public final AffineExpr getExpr(MixedIndices indices, int index) {
    Value value = indices.value(index);
    return value != null ? getExpr(value) : AffineExpr.constant(indices.number(index));
  }

  /** Returns the expression of a number. Its bounds are added later unless it is constant. */
  public final AffineExpr getExpr(ValueDim value) {
    Long constant = value.constant();
    if (!variables.containsKey(value)) {
      int column = constraints.addVariable();
      columns.add(column);
      values.put(column, value);
      variables.put(value, column);
      if (constant == null) {
        worklist.add(value);
      } else {
        addBound(BoundType.EQ, column, AffineExpr.constant(constant));
      }
    }
    return constant != null ? AffineExpr.constant(constant) : AffineExpr.symbol(variables.get(value));
  }

  /** Adds the bounds of {@code value} and of its backward slice. */
  public final void populateConstraints(ValueDim value) {
    getExpr(value);
    processWorklist();
  }

  /** Adds the bounds of two numbers, and returns whether the comparison is known to hold. */
  public final boolean populateAndCompare(ValueDim left, ComparisonOperator operator, ValueDim right) {
    int first = populate(BoundVariable.of(left));
    int second = populate(BoundVariable.of(right));
    return holds(first, operator, second);
  }

  // ---- the slice ---------------------------------------------------------------------------------------------------

  private int populate(BoundVariable variable) {
    int target = insert(variable);
    processWorklist();
    return target;
  }

  /** Adds a target: a column that is equal to the result of a map, without its slice. */
  protected final int insert(BoundVariable variable) {
    int target = constraints.addVariable();
    targets.add(target);
    AffineMap map = variable.map();
    List<AffineExpr> exprs = new ArrayList<>();
    for (ValueDim operand : variable.operands()) {
      exprs.add(getExpr(operand));
    }
    addBound(BoundType.EQ, target, map.result(0).replaceDimsAndSymbols(
        exprs.subList(0, map.dimCount()), exprs.subList(map.dimCount(), exprs.size())));
    return target;
  }

  /** Adds a bound. Does nothing if the expression cannot be expressed by linear constraints. */
  final void addBound(BoundType type, int variable, AffineExpr expr) {
    long[] row = approximate
        ? constraints.approximateRowOf(expr, dim -> dim, symbol -> symbol)
        : constraints.rowOf(expr, dim -> dim, symbol -> symbol);
    if (row == null) {
      return;
    }
    long[] single = constraints.newRow();
    single[variable] = 1;
    if (type == BoundType.EQ) {
      constraints.addEquality(constraints.combine(1, single, -1, row));
    } else {
      int sign = type == BoundType.LB ? 1 : -1;
      constraints.addInequality(constraints.combine(sign, single, -sign, row));
    }
  }

  /** Adds the bounds of the values on the worklist, until the stop condition holds. */
  protected final void processWorklist() {
    if (depth == MAX_DEPTH) {
      return;
    }
    depth++;
    while (!worklist.isEmpty()) {
      ValueDim value = worklist.remove();
      if (!stopCondition.test(value, this)) {
        addBounds(value);
      }
    }
    depth--;
  }

  private void addBounds(ValueDim value) {
    Operation owner = value.value().definingOp() != null
        ? value.value().definingOp() : value.value().parentBlock().parentOp();
    ValueBoundsOpInterface bounds = owner == null ? null : owner.getInterface(ValueBoundsOpInterface.class);
    if (bounds != null && value.isIndex()) {
      bounds.populateBoundsForIndexValue(owner, value.value(), this);
    } else if (bounds != null) {
      bounds.populateBoundsForShapedValueDim(owner, value.value(), value.dim(), this);
    } else if (!value.isIndex() && value.value() instanceof OpResult result) {
      Value init = tiedInit(result);
      if (init != null) {
        bound(value).equalTo(getExpr(init, value.dim()));
      }
    }
  }

  private static @Nullable Value tiedInit(OpResult result) {
    Operation op = result.definingOp();
    DestinationStyleOpInterface style = op.getInterface(DestinationStyleOpInterface.class);
    OperandRange inits = style == null ? null : style.getDpsInits(op);
    return inits == null || result.index() >= inits.size() ? null : inits.get(result.index());
  }
}
