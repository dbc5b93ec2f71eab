// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;

/**
 * A number given by an SSA value or a constant attribute: exactly one component is not null.
 *
 * @param value the value, or null for a constant
 * @param constant the constant, or null for a value
 */
public record OpFoldResult(@Nullable Value value, @Nullable IntegerAttr constant) {
  /**
   * Creates the number.
   *
   * @throws IllegalArgumentException unless exactly one component is not null
   */
  public OpFoldResult {
    if ((value == null) == (constant == null)) {
      throw new IllegalArgumentException("either a value or a constant is needed");
    }
  }

  /** Returns the number that is {@code value}. */
  public static OpFoldResult of(Value value) {
    return new OpFoldResult(value, null);
  }

  /** Returns the number that is {@code constant}. */
  public static OpFoldResult of(IntegerAttr constant) {
    return new OpFoldResult(null, constant);
  }

  /** Returns the numbers that are {@code values}. */
  public static List<OpFoldResult> of(List<? extends Value> values) {
    List<OpFoldResult> numbers = new ArrayList<>(values.size());
    for (Value value : values) {
      numbers.add(of(value));
    }
    return numbers;
  }

  /** Returns the number if it is known and fits; otherwise null. A value is known if it is a constant. */
  public @Nullable Long constantValue() {
    IntegerAttr number = constant != null ? constant : Constants.integerOf(value);
    return number == null || !number.fitsLong() ? null : Long.valueOf(number.longValue());
  }
}
