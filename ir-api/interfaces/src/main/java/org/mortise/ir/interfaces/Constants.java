// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.types.IntegerType;

/**
 * Asks whether a value is a constant, and which one: an operation with {@code Trait.CONSTANT_LIKE} tells by its folder,
 * or if it has none by its attribute {@code value}. Costs what that folder costs, O(1) for all constants here.
 */
public final class Constants {
  private static final String VALUE = "value";
  private static final Attribute[] NO_OPERANDS = {};

  private Constants() {}

  /** The constant that {@code value} is the result of, or null; null too if there is no value. */
  public static Attribute of(Value value) {
    Operation definer = value == null ? null : value.definingOp();
    return definer == null ? null : of(definer);
  }

  /** The constant that {@code op} makes, or null if it is no constant. */
  public static Attribute of(Operation op) {
    OpDefinition definition = OpDefinition.of(op);
    if (definition == null || !definition.hasTrait(Trait.CONSTANT_LIKE)) {
      return null;
    }
    if (definition.folder() == null) {
      return op.getAttr(VALUE);
    }
    FoldResult folded = definition.folder().fold(op, NO_OPERANDS);
    return folded.size() == 1 ? folded.constant(0) : null;
  }

  /** The integer or index constant that {@code value} is the result of, or null. */
  public static IntegerAttr integerOf(Value value) {
    return of(value) instanceof IntegerAttr integer ? integer : null;
  }

  /** The {@code i1} constant that {@code value} is the result of, or null. */
  public static Boolean booleanOf(Value value) {
    return asBoolean(of(value));
  }

  /** The value of an {@code i1} attribute, or null if it is none. */
  public static Boolean asBoolean(Attribute attribute) {
    if (attribute instanceof IntegerAttr integer && IntegerType.isSignless(integer.type(), 1)) {
      return !integer.isZero();
    }
    return null;
  }
}
