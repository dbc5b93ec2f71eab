// SPDX-License-Identifier: Apache-2.0
package org.mortise.testaffinepasses.internal;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.AffineBounds;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.ComparisonOperator;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.pass.PassRun;

/** Reports the outcome of {@code test.compare}. */
final class ValueComparison {
  private ValueComparison() {}

  private static @Nullable ComparisonOperator operatorOf(Operation op) {
    StringAttr name = op.getAttr("cmp", StringAttr.class);
    for (ComparisonOperator operator : ComparisonOperator.values()) {
      if (name != null && operator.name().equals(name.value())) {
        return operator;
      }
    }
    return null;
  }

  static void report(Operation op, PassRun run) {
    ComparisonOperator operator = operatorOf(op);
    if (operator == null) {
      run.emit(op.error("unknown comparison operator"));
      return;
    }
    if (op.hasAttr("compose")) {
      reportDifference(op, operator, run);
      return;
    }
    AffineMap leftMap = mapOf(op, "lhs_map");
    AffineMap rightMap = mapOf(op, "rhs_map");
    List<Value> operands = Arrays.asList(op.operands());
    int middle = leftMap.inputCount();
    BoundVariable left = BoundVariable.of(leftMap, operands.subList(0, middle));
    BoundVariable right = BoundVariable.of(rightMap, operands.subList(middle, operands.size()));
    if (ValueBoundsConstraintSet.compare(left, operator, right)) {
      run.emit(remark(op, "true"));
    } else if (isFalse(left, operator, right)) {
      run.emit(remark(op, "false"));
    } else {
      run.emitWithoutFailure(op.error("unknown"));
    }
  }

  private static AffineMap mapOf(Operation op, String name) {
    AffineMapAttr map = op.getAttr(name, AffineMapAttr.class);
    return map != null ? map.map() : AffineMap.identity(1);
  }

  private static boolean isFalse(BoundVariable left, ComparisonOperator operator, BoundVariable right) {
    return operator == ComparisonOperator.EQ
        ? Boolean.FALSE.equals(ValueBoundsConstraintSet.areEqual(left, right))
        : ValueBoundsConstraintSet.compare(left, operator.inverted(), right);
  }

  private static void reportDifference(Operation op, ComparisonOperator operator, PassRun run) {
    if (operator != ComparisonOperator.EQ) {
      run.emit(op.opError("comparison operator must be EQ when 'composed' is specified"));
      return;
    }
    Long delta = AffineBounds.constantDelta(op.operand(0), op.operand(1));
    if (delta == null) {
      run.emitWithoutFailure(op.error("could not determine equality"));
    } else {
      run.emit(remark(op, delta == 0 ? "equal" : "different"));
    }
  }

  private static Diagnostic remark(Operation op, String message) {
    return Diagnostic.atOperation(Severity.REMARK, op, message);
  }
}
