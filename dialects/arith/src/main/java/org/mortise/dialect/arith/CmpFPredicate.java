// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.FloatPredicate;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;

/**
 * The predicate of a floating-point comparison. Ordered predicates (O...) are false if an operand is NaN, unordered
 * ones (U...) are true. The ordinals are the values of the attribute.
 */
public enum CmpFPredicate {
  ALWAYS_FALSE("false", false, false, false, false),
  OEQ("oeq", false, true, false, false),
  OGT("ogt", false, false, true, false),
  OGE("oge", false, true, true, false),
  OLT("olt", true, false, false, false),
  OLE("ole", true, true, false, false),
  ONE("one", true, false, true, false),
  ORD("ord", true, true, true, false),
  UEQ("ueq", false, true, false, true),
  UGT("ugt", false, false, true, true),
  UGE("uge", false, true, true, true),
  ULT("ult", true, false, false, true),
  ULE("ule", true, true, false, true),
  UNE("une", true, false, true, true),
  UNO("uno", false, false, false, true),
  ALWAYS_TRUE("true", true, true, true, true);

  private static final CmpFPredicate[] ALL = values();

  static final AttributeConstraint<IntegerAttr> CONSTRAINT =
      AttributeConstraints.enumeration("predicate", 64, ALL, CmpFPredicate::keyword);

  private final String keyword;
  private final FloatPredicate outcomes;

  CmpFPredicate(String keyword, boolean ifLess, boolean ifEqual, boolean ifGreater, boolean ifUnordered) {
    this.keyword = keyword;
    this.outcomes = new FloatPredicate(ifLess, ifEqual, ifGreater, ifUnordered);
  }

  /** Returns the value of the attribute {@code predicate}. */
  IntegerAttr attribute(Context context) {
    return IntegerAttr.i64(context, ordinal());
  }

  static CmpFPredicate of(long number) {
    return ALL[(int) number];
  }

  /** Returns the predicate of this keyword; null if unknown. */
  public static @Nullable CmpFPredicate byKeyword(String keyword) {
    for (CmpFPredicate predicate : ALL) {
      if (predicate.keyword.equals(keyword)) {
        return predicate;
      }
    }
    return null;
  }

  /** Returns the keyword of the syntax. */
  public String keyword() {
    return keyword;
  }

  /** Returns the results for the four relations of two numbers. */
  public FloatPredicate outcomes() {
    return outcomes;
  }

  /** Returns whether the predicate holds if an operand is NaN. */
  public boolean holdsForUnordered() {
    return outcomes.ifUnordered();
  }

  /** Returns whether the predicate holds for two numbers that compare as less (negative), equal (0) or greater. */
  public boolean holds(int comparison) {
    return outcomes.test(comparison, 0);
  }
}
