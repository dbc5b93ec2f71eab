// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.mortise.ir.definition.AttributeConstraint;

/** What an atomic read-modify-write does to the value. The order is that of the numbers in the attribute. */
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
  private static final List<String> KEYWORDS = Stream.of(ALL).map(AtomicRMWKind::keyword).toList();

  public static final AttributeConstraint CONSTRAINT = Keywords.constraint(
      "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14", "kind", 64, KEYWORDS);

  public static AtomicRMWKind of(long number) {
    return ALL[(int) number];
  }

  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
