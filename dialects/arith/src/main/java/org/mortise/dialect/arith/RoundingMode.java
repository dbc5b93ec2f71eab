// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.Locale;
import java.util.stream.Stream;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;

/** How a number that a format does not have is rounded. The order is that of the numbers in the attribute. */
public enum RoundingMode {
  TO_NEAREST_EVEN,
  DOWNWARD,
  UPWARD,
  TOWARD_ZERO,
  TO_NEAREST_AWAY;

  private static final RoundingMode[] ALL = values();
  private static final String[] KEYWORDS =
      Stream.of(ALL).map(mode -> mode.name().toLowerCase(Locale.ROOT)).toArray(String[]::new);

  static final AttributeConstraint CONSTRAINT =
      AttributeConstraints.enumeration("roundingmode", 32, KEYWORDS);

  /** The mode that an attribute says; to the nearest even one if it is null. */
  static RoundingMode of(Attribute attribute) {
    return attribute instanceof IntegerAttr number ? ALL[(int) number.longValue()] : TO_NEAREST_EVEN;
  }
}
