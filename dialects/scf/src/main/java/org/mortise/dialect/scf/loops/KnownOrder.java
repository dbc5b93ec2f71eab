// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ShapedDimOpInterface;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.ComparisonOperator;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.types.IndexType;

/** What is known of two bounds. Costs as much as {@link ValueBoundsConstraintSet#compare}. */
final class KnownOrder {
  private KnownOrder() {}

  /** Returns whether {@code left} is certainly not less than {@code right}; false unless both are indices. */
  static boolean isAtLeast(Value left, Value right) {
    if (!(left.type() instanceof IndexType) || !(right.type() instanceof IndexType)) {
      return false;
    }
    IntegerAttr least = Constants.integerOf(right);
    return least != null && least.signedValue().signum() <= 0 && isSize(left)
        || ValueBoundsConstraintSet.compare(BoundVariable.of(left), ComparisonOperator.GE, BoundVariable.of(right));
  }

  private static boolean isSize(Value value) {
    Operation op = value.definingOp();
    return op != null && op.implementsInterface(ShapedDimOpInterface.class);
  }
}
