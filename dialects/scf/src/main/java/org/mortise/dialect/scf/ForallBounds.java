// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;

/** The bounds and steps of a {@link ForallOp}: per dimension, each is a number or a value. */
final class ForallBounds {
  private static final String[] NAMES = {"staticLowerBound", "staticUpperBound", "staticStep"};
  private static final int LOWER = 0;
  private static final int UPPER = 1;
  private static final int STEP = 2;

  /** For each list: the numbers, and the values in place of numbers (null for numbers). */
  private final long[][] numbers;
  private final Value[][] values;

  private ForallBounds(int rank) {
    numbers = new long[NAMES.length][rank];
    values = new Value[NAMES.length][rank];
  }

  static ForallBounds of(ForallOp loop) {
    ForallBounds bounds = new ForallBounds(loop.rank());
    bounds.load(LOWER, loop.staticLowerBoundAttr(), loop.dynamicLowerBound());
    bounds.load(UPPER, loop.staticUpperBoundAttr(), loop.dynamicUpperBound());
    bounds.load(STEP, loop.staticStepAttr(), loop.dynamicStep());
    return bounds;
  }

  private void load(int list, DenseI64ArrayAttr known, OperandRange dynamic) {
    int next = 0;
    for (int i = 0; i < rank(); i++) {
      numbers[list][i] = known.get(i);
      values[list][i] = known.get(i) == ForallOp.DYNAMIC ? dynamic.get(next++) : null;
    }
  }

  int rank() {
    return numbers[LOWER].length;
  }

  /** Returns the bounds and steps of some dimensions. */
  ForallBounds pick(List<Integer> dimensions) {
    ForallBounds fewer = new ForallBounds(dimensions.size());
    for (int list = 0; list < NAMES.length; list++) {
      for (int i = 0; i < dimensions.size(); i++) {
        fewer.numbers[list][i] = numbers[list][dimensions.get(i)];
        fewer.values[list][i] = values[list][dimensions.get(i)];
      }
    }
    return fewer;
  }

  /** Replaces constant values by numbers; returns whether there were any. */
  boolean replaceConstants() {
    boolean changed = false;
    for (int list = 0; list < NAMES.length; list++) {
      for (int i = 0; i < rank(); i++) {
        Long constant = values[list][i] == null ? null : constant(list, i);
        if (constant != null && constant != ForallOp.DYNAMIC) {
          numbers[list][i] = constant;
          values[list][i] = null;
          changed = true;
        }
      }
    }
    return changed;
  }

  private @Nullable Long constant(int list, int dimension) {
    if (values[list][dimension] == null) {
      return numbers[list][dimension];
    }
    IntegerAttr constant = Constants.integerOf(values[list][dimension]);
    return constant == null || !constant.fitsLong() ? null : Long.valueOf(constant.longValue());
  }

  /** Returns whether all dimensions count from zero in steps of one, given as numbers or constant values. */
  boolean areNormalized() {
    for (int i = 0; i < rank(); i++) {
      if (!isConstant(LOWER, i, 0) || !isConstant(STEP, i, 1)) {
        return false;
      }
    }
    return true;
  }

  private boolean isConstant(int list, int dimension, long expected) {
    Long constant = constant(list, dimension);
    return constant != null && constant == expected;
  }

  /** Returns the number of iterations of a dimension; see {@link TripCounts#of}. */
  @Nullable Long tripCount(int dimension) {
    Long lower = constant(LOWER, dimension);
    Long upper = constant(UPPER, dimension);
    Value value = values[LOWER][dimension];
    if (value != null ? value == values[UPPER][dimension] : lower.equals(upper)) {
      return 0L;
    }
    return TripCounts.of(lower, upper, constant(STEP, dimension));
  }

  /** Returns whether the lower bound of a dimension is a number. */
  boolean isLowerBoundStatic(int dimension) {
    return values[LOWER][dimension] == null;
  }

  Value lowerBound(int dimension, OpBuilder builder, Location location) {
    Value value = values[LOWER][dimension];
    return value != null ? value : ConstantOp.createIndex(builder, location, numbers[LOWER][dimension]);
  }

  /** Adds operands and attributes to {@code state}; returns the number of operands of each list. */
  int[] addTo(OperationState state) {
    int[] counts = new int[NAMES.length];
    for (int list = 0; list < NAMES.length; list++) {
      List<Value> dynamic = dynamic(list);
      state.addOperands(dynamic);
      state.addAttribute(NAMES[list], DenseI64ArrayAttr.of(state.context(), stored(list)));
      counts[list] = dynamic.size();
    }
    return counts;
  }

  void storeIn(Operation op) {
    for (int list = 0; list < NAMES.length; list++) {
      op.operandGroup(list).assign(dynamic(list));
      op.setProperty(list, DenseI64ArrayAttr.of(op.context(), stored(list)));
    }
  }

  private List<Value> dynamic(int list) {
    List<Value> dynamic = new ArrayList<>(rank());
    for (Value value : values[list]) {
      if (value != null) {
        dynamic.add(value);
      }
    }
    return dynamic;
  }

  private long[] stored(int list) {
    return numbers[list].clone();
  }
}
