// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;

/** How a number that a format does not have is rounded. The order is that of the numbers in the attribute. */
public enum RoundingMode {
  TO_NEAREST_EVEN,
  DOWNWARD,
  UPWARD,
  TOWARD_ZERO,
  TO_NEAREST_AWAY;

  private static final RoundingMode[] ALL = values();
  private static final List<String> KEYWORDS = Stream.of(ALL).map(mode -> mode.name().toLowerCase(Locale.ROOT)).toList();

  static final AttributeConstraint CONSTRAINT = Keywords.constraint(
      "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4", "roundingmode", 32, KEYWORDS);

  /** The mode that an attribute says; to the nearest even one if it is null. */
  static RoundingMode of(Attribute attribute) {
    return attribute instanceof IntegerAttr number ? ALL[(int) number.longValue()] : TO_NEAREST_EVEN;
  }
}
