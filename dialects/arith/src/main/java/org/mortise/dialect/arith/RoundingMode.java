// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.Locale;
import java.util.stream.Stream;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;

/** The rounding mode of a conversion. The ordinals are the values of the attribute. */
enum RoundingMode {
  TO_NEAREST_EVEN,
  DOWNWARD,
  UPWARD,
  TOWARD_ZERO,
  TO_NEAREST_AWAY;

  private static final String[] KEYWORDS =
      Stream.of(values()).map(mode -> mode.name().toLowerCase(Locale.ROOT)).toArray(String[]::new);

  static final AttributeConstraint<IntegerAttr> CONSTRAINT =
      AttributeConstraints.enumeration("roundingmode", 32, KEYWORDS).describedAs("Floating point rounding mode");
}
