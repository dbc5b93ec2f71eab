// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.Locale;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;

/** The operation of an atomic read-modify-write. The ordinals are the values of the attribute. */
public enum AtomicRMWKind {
  ADDF,
  ADDI,
  ASSIGN,
  MAXIMUMF,
  MAXS,
  MAXU,
  MINIMUMF,
  MINS,
  MINU,
  MULF,
  MULI,
  ORI,
  ANDI,
  MAXNUMF,
  MINNUMF;

  private static final AtomicRMWKind[] ALL = values();

  /** The constraint of an attribute that holds a kind. */
  public static final AttributeConstraint<IntegerAttr> CONSTRAINT =
      AttributeConstraints.enumeration("kind", 64, ALL, AtomicRMWKind::keyword);

  /** Returns the kind for the value of an attribute that the constraint accepts. */
  public static AtomicRMWKind of(long number) {
    return ALL[(int) number];
  }

  /** Returns the keyword of the syntax. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
