// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.types.IntegerType;

/**
 * Finds the constant value of a value or operation. An operation with {@code Trait.CONSTANT_LIKE} provides it by its
 * folder or, without a folder, by its attribute {@code value}. Costs as much as the folder.
 */
public final class Constants {
  private static final String VALUE = "value";
  private static final Attribute[] NO_OPERANDS = {};

  private Constants() {}

  /** Returns the constant of the defining operation of {@code value}, or null. {@code value} may be null. */
  public static @Nullable Attribute of(Value value) {
    Operation definer = value == null ? null : value.definingOp();
    return definer == null ? null : of(definer);
  }

  /** Returns the constant value of {@code op}, or null if {@code op} is not a constant. */
  public static @Nullable Attribute of(Operation op) {
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

  /** Returns the integer or index constant of the defining operation of {@code value}, or null. */
  public static @Nullable IntegerAttr integerOf(Value value) {
    return of(value) instanceof IntegerAttr integer ? integer : null;
  }

  /** Returns the {@code i1} constant of the defining operation of {@code value}, or null. */
  public static @Nullable Boolean booleanOf(Value value) {
    return asBoolean(of(value));
  }

  /** Returns the value of an {@code i1} attribute, or null for any other attribute. */
  public static @Nullable Boolean asBoolean(Attribute attribute) {
    if (attribute instanceof IntegerAttr integer && IntegerType.isSignless(integer.type(), 1)) {
      return !integer.isZero();
    }
    return null;
  }
}
