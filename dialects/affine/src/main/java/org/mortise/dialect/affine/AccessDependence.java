// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.LinearConstraints;

/**
 * Decides whether two accesses may refer to the same element, the second one in the same or in a later iteration of the
 * surrounding affine loops. Iterations, conditions of {@code affine.if} and indices are expressed as linear
 * constraints, with the cost of {@link LinearConstraints}. Inexpressible accesses count as dependences.
 */
public final class AccessDependence {
  private final LinearConstraints constraints = new LinearConstraints();
  private final Map<Value, Integer> symbols = new HashMap<>();
  private boolean known = true;

  private AccessDependence() {}

  /** The induction variables and steps of the affine loops around an operation, outermost first. */
  private record Variables(List<Value> values, List<Long> steps) {}

  /** Returns the number of affine loops that enclose both operations. */
  public static int commonLoops(Operation first, Operation second) {
    List<Value> a = variablesAround(first).values;
    List<Value> b = variablesAround(second).values;
    int common = 0;
    while (common < a.size() && common < b.size() && a.get(common) == b.get(common)) {
      common++;
    }
    return common;
  }

  /**
   * Returns whether an access {@code second} may overlap an access {@code first} in an earlier iteration or, in the
   * same iteration, earlier in the block.
   *
   * @param depth the number, from 1, of the common loop whose induction variable differs while those of outer loops are
   *     equal; one more than the number of common loops for the same iteration of all
   */
  public static boolean mayExist(AffineAccess first, AffineAccess second, int depth) {
    int common = commonLoops(first.operation(), second.operation());
    if (depth > common && !appearsBefore(first.operation(), second.operation())) {
      return false;
    }
    return isPossible(first, second, depth - 1, depth <= common);
  }

  /**
   * Returns whether the elements of two accesses can overlap in any two iterations.
   *
   * @param equalLoops the number of common loops, from the outermost one, whose variables are equal
   */
  public static boolean mayOverlap(AffineAccess first, AffineAccess second, int equalLoops) {
    return isPossible(first, second, equalLoops, false);
  }

  private static boolean isPossible(AffineAccess first, AffineAccess second, int equalLoops, boolean nextIncreases) {
    try {
      AccessDependence dependence = new AccessDependence();
      dependence.add(first, second, equalLoops, nextIncreases);
      return !dependence.known || !dependence.constraints.isEmpty();
    } catch (ArithmeticException beyondLong) {
      return true;
    }
  }

  /** Returns whether {@code first} or an ancestor precedes {@code second} or an ancestor of it. */
  private static boolean appearsBefore(Operation first, Operation second) {
    for (Operation ancestor = first; ancestor != null; ancestor = ancestor.parentOp()) {
      Operation other = ancestor.block() == null ? null : ancestor.block().findAncestorOpInBlock(second);
      if (other != null) {
        return ancestor != other && ancestor.isBeforeInBlock(other);
      }
      if (ancestor.parentRegion() != null && ancestor.parentRegion().isAncestor(second.parentRegion())) {
        return true; // in another block of the same region: the order is unknown
      }
    }
    return true;
  }

  private void add(AffineAccess first, AffineAccess second, int equalLoops, boolean nextIncreases) {
    Map<Value, Integer> from = addIterations(first.operation());
    Map<Value, Integer> to = addIterations(second.operation());
    long[] firstExtents = first.extents();
    long[] secondExtents = second.extents();
    for (int i = 0; i < first.map().resultCount(); i++) {
      long[] a = row(first.map(), i, first.operands(), from);
      long[] b = row(second.map(), i, second.operands(), to);
      constraints.addEquality(constraints.combine(1, element(a, firstExtents[i]), -1, element(b, secondExtents[i])));
    }
    Variables variables = variablesAround(first.operation());
    for (int i = 0; i < equalLoops + (nextIncreases ? 1 : 0); i++) {
      Value variable = variables.values.get(i);
      long[] distance = constraints.newRow();
      distance[to.get(variable)] = 1;
      distance[from.get(variable)] = -1;
      if (i < equalLoops) {
        constraints.addEquality(distance);
      } else {
        distance[distance.length - 1] = -variables.steps.get(i);
        constraints.addInequality(distance);
      }
    }
  }

  /** Returns the row of an element of an access that starts at the element {@code start}. */
  private long[] element(long[] start, long extent) {
    if (extent == 1) {
      return start;
    }
    long[] offset = variableRow();
    constraints.addInequality(offset);
    long[] room = constraints.combine(-1, offset, 0, offset);
    room[room.length - 1] = extent - 1;
    constraints.addInequality(room);
    return constraints.combine(1, start, 1, offset);
  }

  private long[] variableRow() {
    int variable = constraints.addVariable();
    long[] row = constraints.newRow();
    row[variable] = 1;
    return row;
  }

  // ---- iterations --------------------------------------------------------------------------------------------------

  private static List<Operation> scopesAround(Operation op) {
    List<Operation> scopes = new ArrayList<>();
    Region scope = AffineScopes.scopeOf(op);
    for (Operation inner = op; inner.parentRegion() != scope && inner.parentOp() != null; inner = inner.parentOp()) {
      scopes.add(inner.parentOp());
    }
    Collections.reverse(scopes);
    return scopes;
  }

  private static Variables variablesAround(Operation op) {
    Variables variables = new Variables(new ArrayList<>(), new ArrayList<>());
    for (Operation scope : scopesAround(op)) {
      ForOp loop = ForOp.of(scope);
      ParallelOp parallel = ParallelOp.of(scope);
      if (loop != null) {
        variables.values.add(loop.inductionVariable());
        variables.steps.add(loop.step());
      } else if (parallel != null) {
        variables.values.addAll(parallel.inductionVariables());
        for (long step : parallel.steps()) {
          variables.steps.add(step);
        }
      }
    }
    return variables;
  }

  /** Adds the induction variables of the loops around an operation, and the constraints of iterations that reach it. */
  private Map<Value, Integer> addIterations(Operation op) {
    Map<Value, Integer> variables = new HashMap<>();
    for (Operation scope : scopesAround(op)) {
      ForOp loop = ForOp.of(scope);
      ParallelOp parallel = ParallelOp.of(scope);
      if (loop != null) {
        addLoop(loop.inductionVariable(), loop.lowerBoundMap(), List.copyOf(loop.lowerBoundOperands()),
            loop.upperBoundMap(), List.copyOf(loop.upperBoundOperands()), loop.step(), variables);
      } else if (parallel != null) {
        for (int i = 0; i < parallel.inductionVariables().size(); i++) {
          addLoop(parallel.inductionVariables().get(i), parallel.lowerBoundMaps().get(i),
              List.copyOf(parallel.lowerBoundsOperands()), parallel.upperBoundMaps().get(i),
              List.copyOf(parallel.upperBoundsOperands()), parallel.steps()[i], variables);
        }
      } else if (IfOp.of(scope) != null) {
        addCondition(IfOp.of(scope), op, variables);
      }
    }
    return variables;
  }

  private void addLoop(Value variable, AffineMap lower, List<Value> lowerOperands, AffineMap upper,
      List<Value> upperOperands, long step, Map<Value, Integer> variables) {
    long[] value = variableRow();
    variables.put(variable, constraints.variableCount() - 1);
    for (int i = 0; i < lower.resultCount(); i++) {
      long[] distance = constraints.combine(1, value, -1, row(lower, i, lowerOperands, variables));
      constraints.addInequality(distance);
      if (step > 1 && lower.resultCount() == 1) {
        constraints.addEquality(constraints.combine(1, distance, -step, variableRow()));
      }
    }
    for (int i = 0; i < upper.resultCount(); i++) {
      long[] room = constraints.combine(-1, value, 1, row(upper, i, upperOperands, variables));
      room[room.length - 1] = Math.subtractExact(room[room.length - 1], 1);
      constraints.addInequality(room);
    }
  }

  /** Adds the condition under which {@code op} in a region of {@code branch} is reached. */
  private void addCondition(IfOp branch, Operation op, Map<Value, Integer> variables) {
    boolean isThen = branch.thenRegion().isAncestor(op.parentRegion());
    int count = branch.condition().constraintCount();
    if (!isThen && (count != 1 || branch.condition().isEquality(0))) {
      return; // the opposite is not a conjunction
    }
    AffineMap map = AffineMap.of(
        branch.condition().dimCount(), branch.condition().symbolCount(), branch.condition().constraints());
    for (int i = 0; i < count; i++) {
      long[] row = row(map, i, List.copyOf(branch.operands()), variables);
      if (!isThen) {
        long[] opposite = constraints.combine(-1, row, 0, row);
        opposite[opposite.length - 1] = Math.subtractExact(opposite[opposite.length - 1], 1);
        constraints.addInequality(opposite);
      } else if (branch.condition().isEquality(i)) {
        constraints.addEquality(row);
      } else {
        constraints.addInequality(row);
      }
    }
  }

  // ---- expressions -------------------------------------------------------------------------------------------------

  /** Returns the row of a result; zeros, and nothing is known, if it is not linear in loop variables and symbols. */
  private long[] row(AffineMap map, int result, List<Value> operands, Map<Value, Integer> variables) {
    AffineMap single = AffineMap.of(map.dimCount(), map.symbolCount(), map.result(result));
    MapOperands simple = new MapOperands(single, operands).canonical();
    int[] columns = new int[simple.operands().size()];
    for (int i = 0; i < columns.length; i++) {
      Integer column = column(simple.operands().get(i), variables);
      known &= column != null;
      columns[i] = column == null ? 0 : column;
    }
    int dims = simple.map().dimCount();
    AffineExpr value = simple.map().result(0);
    long[] row = known ? constraints.rowOf(value, i -> columns[i], i -> columns[dims + i]) : null;
    known &= row != null;
    return row != null ? row : constraints.newRow();
  }

  private @Nullable Integer column(Value value, Map<Value, Integer> variables) {
    Integer variable = variables.get(value);
    if (variable != null) {
      return variable;
    }
    // Values that are not symbols, such as other induction variables, may differ between iterations.
    return AffineScopes.isSymbol(value)
        ? symbols.computeIfAbsent(value, key -> constraints.addVariable()) : null;
  }
}
