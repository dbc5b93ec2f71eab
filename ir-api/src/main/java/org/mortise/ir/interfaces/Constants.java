// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.types.IntegerType;

/** Asks whether a value is a constant, and which one. O(1). */
public final class Constants {
  private static final String VALUE = "value";

  private Constants() {}

  /** The constant that {@code value} is the result of, or null. */
  public static Attribute of(Value value) {
    Operation op = value.definingOp();
    return op != null && op.hasTrait(Trait.CONSTANT_LIKE) ? op.getAttr(VALUE) : null;
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
