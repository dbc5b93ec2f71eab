// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import java.util.Locale;
import java.util.stream.Stream;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;

/** The predicate of an integer comparison. The ordinals are the values of the attribute. */
public enum CmpIPredicate {
  EQ,
  NE,
  SLT,
  SLE,
  SGT,
  SGE,
  ULT,
  ULE,
  UGT,
  UGE;

  private static final CmpIPredicate[] ALL = values();
  private static final String[] KEYWORDS = Stream.of(ALL).map(CmpIPredicate::keyword).toArray(String[]::new);

  static final AttributeConstraint<IntegerAttr> CONSTRAINT =
      AttributeConstraints.enumeration("predicate", 64, KEYWORDS);

  /** Returns the value of the attribute {@code predicate}. */
  IntegerAttr attribute(Context context) {
    return IntegerAttr.i64(context, ordinal());
  }

  static CmpIPredicate of(long number) {
    return ALL[(int) number];
  }

  /** Returns the keyword of the syntax. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the predicate that holds if and only if this one does not. */
  public CmpIPredicate inverted() {
    return switch (this) {
      case EQ -> NE;
      case NE -> EQ;
      case SLT -> SGE;
      case SLE -> SGT;
      case SGT -> SLE;
      case SGE -> SLT;
      case ULT -> UGE;
      case ULE -> UGT;
      case UGT -> ULE;
      case UGE -> ULT;
    };
  }

  /** Returns the equivalent predicate for swapped operands. */
  public CmpIPredicate swapped() {
    return switch (this) {
      case EQ, NE -> this;
      case SLT -> SGT;
      case SLE -> SGE;
      case SGT -> SLT;
      case SGE -> SLE;
      case ULT -> UGT;
      case ULE -> UGE;
      case UGT -> ULT;
      case UGE -> ULE;
    };
  }

  /** Returns whether the predicate holds for equal operands. */
  public boolean holdsForEqual() {
    return this == EQ || this == SLE || this == SGE || this == ULE || this == UGE;
  }

  /** Returns whether the predicate holds for two signed integers of {@code width} bits. */
  boolean holds(BigInteger a, BigInteger b, int width) {
    return switch (this) {
      case EQ -> a.equals(b);
      case NE -> !a.equals(b);
      case SLT -> a.compareTo(b) < 0;
      case SLE -> a.compareTo(b) <= 0;
      case SGT -> a.compareTo(b) > 0;
      case SGE -> a.compareTo(b) >= 0;
      case ULT -> compareUnsigned(a, b, width) < 0;
      case ULE -> compareUnsigned(a, b, width) <= 0;
      case UGT -> compareUnsigned(a, b, width) > 0;
      case UGE -> compareUnsigned(a, b, width) >= 0;
    };
  }

  private static int compareUnsigned(BigInteger a, BigInteger b, int width) {
    return IntegerRange.asUnsigned(a, width).compareTo(IntegerRange.asUnsigned(b, width));
  }
}
