// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;

/** The rounding mode of a conversion. The ordinals are the values of the attribute. */
public enum RoundingMode {
  TO_NEAREST_EVEN,
  DOWNWARD,
  UPWARD,
  TOWARD_ZERO,
  TO_NEAREST_AWAY;

  /** The constraint on such attributes. */
  public static final AttributeConstraint<IntegerAttr> CONSTRAINT =
      AttributeConstraints.enumeration("roundingmode", 32, values(), mode -> mode.name().toLowerCase(Locale.ROOT))
          .describedAs("Floating point rounding mode");

  /** Returns the mode that an attribute stands for, by default to nearest even. */
  static RoundingMode of(@Nullable IntegerAttr attribute) {
    return attribute == null ? TO_NEAREST_EVEN : values()[(int) attribute.longValue()];
  }
}
