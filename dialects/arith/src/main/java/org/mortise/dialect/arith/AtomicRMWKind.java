// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** The operation of an atomic read-modify-write. The ordinals are the values of the attribute. */
public enum AtomicRMWKind {
  ADDF(FloatFunction.ADDF),
  ADDI(IntegerFunction.ADD),
  ASSIGN(null),
  MAXIMUMF(FloatFunction.MAXIMUM),
  MAXS(IntegerFunction.MAX_SIGNED),
  MAXU(IntegerFunction.MAX_UNSIGNED),
  MINIMUMF(FloatFunction.MINIMUM),
  MINS(IntegerFunction.MIN_SIGNED),
  MINU(IntegerFunction.MIN_UNSIGNED),
  MULF(FloatFunction.MULF),
  MULI(IntegerFunction.MUL),
  ORI(IntegerFunction.OR),
  ANDI(IntegerFunction.AND),
  MAXNUMF(FloatFunction.MAXNUM),
  MINNUMF(FloatFunction.MINNUM),
  XORI(IntegerFunction.XOR);

  private static final AtomicRMWKind[] ALL = values();

  /** The constraint of an attribute that holds a kind. */
  public static final AttributeConstraint<IntegerAttr> CONSTRAINT =
      AttributeConstraints.enumeration("kind", 64, ALL, AtomicRMWKind::keyword);

  private final @Nullable Computation function;

  AtomicRMWKind(@Nullable Computation function) {
    this.function = function;
  }

  /** Returns the function that combines the old value with the other one; null for an assignment. */
  public @Nullable Computation function() {
    return function;
  }

  /** Returns the kind of a function; null if there is none. */
  public static @Nullable AtomicRMWKind of(@Nullable Computation function) {
    for (AtomicRMWKind kind : ALL) {
      if (function != null && kind.function == function) {
        return kind;
      }
    }
    return null;
  }

  /** Returns the kind for the value of an attribute that the constraint accepts. */
  public static AtomicRMWKind of(long number) {
    return ALL[(int) number];
  }

  /** Returns the keyword of the syntax. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
