// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.LinearConstraints;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IndexType;

/**
 * Replaces a minimum or maximum in a loop by one of the results of its map, or by a constant, if the bounds of the loop
 * imply equality. As in MLIR, constant operands count as unknown unless they are loop bounds. Costs twice {@link
 * LinearConstraints} for each result.
 */
public final class ConstrainedExtremum {
  /**
   * The range of a variable of a loop.
   *
   * @param lower the first value
   * @param upper the exclusive limit
   * @param step the distance of values
   */
  public record Range(OpFoldResult lower, OpFoldResult upper, OpFoldResult step) {}

  /** Finds the range of a variable of a loop. */
  @FunctionalInterface
  public interface Ranges {
    /** Returns the range of {@code value}; null if it is not an induction variable. */
    @Nullable Range of(Value value);
  }

  private final LinearConstraints constraints = new LinearConstraints();
  private final Map<Value, Integer> dims = new LinkedHashMap<>();
  private final Map<Value, Integer> symbols = new LinkedHashMap<>();
  private boolean hasQuotients;

  private ConstrainedExtremum() {}

  /** Replaces {@code op}, an {@code affine.min} or {@code affine.max}, if possible. Returns whether it was replaced. */
  public static boolean replace(Operation op, Ranges ranges, PatternRewriter rewriter) {
    ConstrainedExtremum system = new ConstrainedExtremum();
    return replace(op, () -> system.addRanges(op, ranges), system, rewriter);
  }

  /**
   * Replaces {@code op}, an {@code affine.min} or {@code affine.max}, by using the facts in a peeled loop, if possible.
   *
   * @param upper the upper bound of the loop before it was peeled
   * @param isFull whether a whole step fits before {@code upper} in all iterations; otherwise it fits in none
   */
  public static boolean replaceInPeeled(
      Operation op, Value variable, Value upper, Value step, boolean isFull, PatternRewriter rewriter) {
    ConstrainedExtremum system = new ConstrainedExtremum();
    return replace(op, () -> system.addPeeled(variable, upper, step, isFull), system, rewriter);
  }

  private static boolean replace(
      Operation op, BooleanSupplier addConstraints, ConstrainedExtremum system, PatternRewriter rewriter) {
    MapOperands simple;
    try {
      simple = addConstraints.getAsBoolean() ? system.simplify(op) : null;
    } catch (ArithmeticException beyondLong) {
      return false;
    }
    if (simple == null) {
      return false;
    }
    rewriter.setInsertionPoint(op);
    ApplyOp apply = ApplyOp.build(rewriter, op.location(), IndexType.of(op.context()), simple.operands(),
        AffineMapAttr.of(op.context(), simple.map()));
    rewriter.replaceOp(op, apply);
    return true;
  }

  private boolean addRanges(Operation op, Ranges ranges) {
    for (Value operand : op.operands()) {
      Range range = dims.containsKey(operand) ? null : ranges.of(operand);
      if (range != null && !addRange(operand, range)) {
        return false;
      }
    }
    return true;
  }

  /** Adds that {@code upper - variable} is at least {@code step}, or less. The step is positive. */
  private boolean addPeeled(Value variable, Value upper, Value step, boolean isFull) {
    int iv = addDim(variable);
    int limit = addDim(upper);
    int width = addDim(step);
    long[] atLeastOne = constraints.newRow();
    atLeastOne[width] = 1;
    atLeastOne[atLeastOne.length - 1] = -1;
    constraints.addInequality(atLeastOne);
    long[] rest = constraints.newRow();
    int sign = isFull ? 1 : -1;
    rest[limit] += sign;
    rest[iv] -= sign;
    rest[width] -= sign;
    rest[rest.length - 1] = isFull ? 0 : -1;
    constraints.addInequality(rest);
    return true;
  }

  /** Adds a dimension for a value, equal to it if it is constant; returns the variable. */
  private int addDim(Value value) {
    Integer known = dims.get(value);
    if (known != null) {
      return known;
    }
    int variable = constraints.addVariable();
    dims.put(value, variable);
    Long constant = constantOf(OpFoldResult.of(value));
    if (constant != null) {
      long[] row = constraints.newRow();
      row[variable] = 1;
      row[row.length - 1] = -constant;
      constraints.addEquality(row);
    }
    return variable;
  }

  private @Nullable MapOperands simplify(Operation op) {
    MapOperands map = MapOperands.of(op, 0);
    addVariables(map);
    boolean isMin = MinOp.of(op) != null;
    List<long[]> results = new ArrayList<>();
    for (AffineExpr result : map.map().results()) {
      long[] row = flatten(result, map);
      if (row == null) {
        return null;
      }
      results.add(row);
    }
    long[] bound = bound(results, isMin);
    if (bound == null || constraints.isEmpty()) {
      return null;
    }
    for (long[] result : results) {
      long[] difference = constraints.combine(isMin ? 1 : -1, result, isMin ? -1 : 1, bound);
      if (!constraints.implies(difference)) {
        return null;
      }
    }
    return asMap(bound);
  }

  /** Adds the constraints of a variable of a loop. Returns false if the step is not constant. */
  private boolean addRange(Value variable, Range range) {
    Long step = constantOf(range.step);
    if (step == null || step <= 0) {
      return false;
    }
    int iv = constraints.addVariable();
    dims.put(variable, iv);
    int lower = boundVariable(range.lower);
    int upper = boundVariable(range.upper);
    long[] atLeast = constraints.newRow();
    atLeast[iv] = 1;
    atLeast[lower] = -1;
    constraints.addInequality(atLeast);
    Long lowerConstant = constantOf(range.lower);
    Long upperConstant = constantOf(range.upper);
    boolean once = lowerConstant != null && upperConstant != null && lowerConstant + step >= upperConstant;
    long[] last = constraints.newRow();
    last[lower] = 1;
    if (!once) {
      long[] distance = constraints.newRow();
      distance[upper] = 1;
      distance[lower] = -1;
      distance[distance.length - 1] = -1;
      if (lowerConstant != null && upperConstant != null) {
        last[last.length - 1] = step * Math.floorDiv(upperConstant - lowerConstant - 1, step);
      } else if (step == 1) {
        last = constraints.combine(1, last, 1, distance);
      } else {
        hasQuotients = true;
        last = constraints.combine(1, last, step, constraints.addQuotient(distance, step));
      }
    }
    long[] single = constraints.newRow();
    single[iv] = 1;
    constraints.addInequality(constraints.combine(1, last, -1, single));
    return true;
  }

  /** Adds a variable for a bound. Equal bounds of several loops get distinct variables, as in MLIR. */
  private int boundVariable(OpFoldResult bound) {
    int variable = constraints.addVariable();
    if (bound.value() != null) {
      symbols.putIfAbsent(bound.value(), variable);
    }
    Long constant = constantOf(bound);
    if (constant != null) {
      long[] row = constraints.newRow();
      row[variable] = 1;
      row[row.length - 1] = -constant;
      constraints.addEquality(row);
    }
    return variable;
  }

  private @Nullable Integer variableOf(Value value) {
    Integer dim = dims.get(value);
    return dim != null ? dim : symbols.get(value);
  }

  private static @Nullable Long constantOf(OpFoldResult number) {
    IntegerAttr constant = number.value() == null ? number.constant() : Constants.integerOf(number.value());
    return constant == null || !constant.fitsLong() ? null : (Long) constant.longValue();
  }

  private void addVariables(MapOperands map) {
    for (Value operand : map.operands()) {
      if (variableOf(operand) == null) {
        symbols.put(operand, constraints.addVariable());
      }
    }
  }

  /** Returns the row of an expression; null if it is not affine. */
  private long @Nullable [] flatten(AffineExpr expr, MapOperands map) {
    int variables = constraints.variableCount();
    int dimCount = map.map().dimCount();
    long[] row = constraints.rowOf(expr, dim -> variableOf(map.operands().get(dim)),
        symbol -> variableOf(map.operands().get(dimCount + symbol)));
    hasQuotients |= constraints.variableCount() > variables;
    return row;
  }

  /** Returns the only result that is never exceeded by another one, otherwise the constant bound; null if unknown. */
  private long @Nullable [] bound(List<long[]> results, boolean isMin) {
    LinearConstraints bounded = constraints.copy();
    int extremum = bounded.addVariable();
    List<long[]> rows = new ArrayList<>();
    for (long[] result : results) {
      long[] single = bounded.newRow();
      single[extremum] = 1;
      rows.add(bounded.combine(isMin ? 1 : -1, result, isMin ? -1 : 1, single));
    }
    if (!hasQuotients) {
      List<Integer> needed = withoutRedundant(bounded, rows);
      if (needed.size() == 1) {
        return constraints.widen(results.get(needed.get(0)));
      }
    }
    rows.forEach(bounded::addInequality);
    Long constant = isMin ? bounded.upperBound(extremum) : bounded.lowerBound(extremum);
    if (constant == null) {
      return null;
    }
    long[] row = constraints.newRow();
    row[row.length - 1] = constant;
    return row;
  }

  private static List<Integer> withoutRedundant(LinearConstraints system, List<long[]> rows) {
    List<Integer> kept = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      LinearConstraints others = system.copy();
      for (int j = 0; j < rows.size(); j++) {
        if (j > i || kept.contains(j)) {
          others.addInequality(rows.get(j));
        }
      }
      if (!others.implies(rows.get(i))) {
        kept.add(i);
      }
    }
    return kept;
  }

  /** Returns the row as a map of the values, omitting values with a known constant. */
  private MapOperands asMap(long[] row) {
    List<Value> operands = new ArrayList<>();
    AffineExpr expr = AffineExpr.constant(0);
    for (Map.Entry<Value, Integer> dim : dims.entrySet()) {
      expr = expr.plus(term(dim, AffineExpr.dim(operands.size()), row));
      operands.add(dim.getKey());
    }
    int dimCount = operands.size();
    for (Map.Entry<Value, Integer> symbol : symbols.entrySet()) {
      expr = expr.plus(term(symbol, AffineExpr.symbol(operands.size() - dimCount), row));
      operands.add(symbol.getKey());
    }
    expr = expr.plus(row[row.length - 1]);
    return new MapOperands(AffineMap.of(dimCount, operands.size() - dimCount, expr), operands).renumbered();
  }

  private AffineExpr term(Map.Entry<Value, Integer> variable, AffineExpr leaf, long[] row) {
    long factor = row[variable.getValue()];
    if (factor == 0) {
      return AffineExpr.constant(0);
    }
    Long lower = constraints.lowerBound(variable.getValue());
    boolean isConstant = lower != null && lower.equals(constraints.upperBound(variable.getValue()));
    return (isConstant ? AffineExpr.constant(lower) : leaf).times(factor);
  }
}
