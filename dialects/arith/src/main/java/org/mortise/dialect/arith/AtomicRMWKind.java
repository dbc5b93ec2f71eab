// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** The operation of an atomic read-modify-write. The ordinals are the values of the attribute. */
public enum AtomicRMWKind {
  ADDF(0, FloatFunction.ADDF),
  ADDI(1, IntegerFunction.ADD),
  ANDI(12, IntegerFunction.AND),
  ASSIGN(2, null),
  MAXIMUMF(3, FloatFunction.MAXIMUM),
  MAXNUMF(13, FloatFunction.MAXNUM),
  MAXS(4, IntegerFunction.MAX_SIGNED),
  MAXU(5, IntegerFunction.MAX_UNSIGNED),
  MINIMUMF(6, FloatFunction.MINIMUM),
  MINNUMF(14, FloatFunction.MINNUM),
  MINS(7, IntegerFunction.MIN_SIGNED),
  MINU(8, IntegerFunction.MIN_UNSIGNED),
  MULF(9, FloatFunction.MULF),
  MULI(10, IntegerFunction.MUL),
  ORI(11, IntegerFunction.OR),
  XORI(AtomicRMWKind.NONE, IntegerFunction.XOR);

  private static final int NONE = -1;
  private static final AtomicRMWKind[] ALL = values();

  /** The constraint of an attribute that holds a kind. */
  public static final AttributeConstraint<IntegerAttr> CONSTRAINT =
      AttributeConstraints.enumeration("kind", 64, ALL, AtomicRMWKind::keyword);

  /** The constraint of such an attribute in MLIR 19.1, which numbers the kinds in another order. */
  public static final AttributeConstraint<IntegerAttr> FORMER_CONSTRAINT = AttributeConstraints.enumeration("kind", 64,
      Stream.of(ALL).filter(kind -> kind.formerNumber != NONE)
          .sorted(Comparator.comparingInt(kind -> kind.formerNumber)).map(AtomicRMWKind::keyword)
          .toArray(String[]::new));

  private final int formerNumber;
  private final @Nullable Computation function;

  AtomicRMWKind(int formerNumber, @Nullable Computation function) {
    this.formerNumber = formerNumber;
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

  /** Returns the kind that MLIR 19.1 has under a number; null if there is none. */
  public static @Nullable AtomicRMWKind ofFormer(long number) {
    for (AtomicRMWKind kind : ALL) {
      if (kind.formerNumber == number && number != NONE) {
        return kind;
      }
    }
    return null;
  }

  /** Returns the attribute of an operation of MLIR 19.1 for this kind; null if 19.1 does not have it. */
  public @Nullable IntegerAttr formerAttribute(Context context) {
    return formerNumber == NONE ? null : IntegerAttr.i64(context, formerNumber);
  }

  /** Returns the attribute of an operation for this kind. */
  public IntegerAttr attribute(Context context) {
    return IntegerAttr.i64(context, ordinal());
  }

  /** Returns the keyword of the syntax. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
