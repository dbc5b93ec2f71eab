// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;

/**
 * A value that is always the same, or any value.
 *
 * @param constant the value; null if it is not always the same
 * @param dialect the dialect that can make an operation for it
 */
public record ConstantValue(Attribute constant, Dialect dialect) {
  /** Any value. */
  public static final ConstantValue UNKNOWN = new ConstantValue(null, null);

  /** Who can make it does not matter. */
  @Override
  public boolean equals(Object other) {
    return other instanceof ConstantValue that && constant == that.constant;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(constant);
  }
}
