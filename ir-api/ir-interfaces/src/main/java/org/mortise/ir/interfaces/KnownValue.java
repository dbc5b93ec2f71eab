// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Value;

/**
 * A fact about a value that holds on one path of control flow.
 *
 * @param value the value, such as the condition of a branch
 * @param isEqual true if {@code value} equals one of the constants, false if it equals none of them
 * @param constants attributes as the folder of a constant operation returns them
 */
public record KnownValue(Value value, boolean isEqual, List<? extends Attribute> constants) {
  /** Returns the fact that {@code value} is {@code constant}. */
  public static KnownValue equal(Value value, Attribute constant) {
    return new KnownValue(value, true, List.of(constant));
  }

  /** Returns the fact that {@code value} is none of {@code constants}. */
  public static KnownValue notEqual(Value value, List<? extends Attribute> constants) {
    return new KnownValue(value, false, constants);
  }
}
