// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;

/**
 * A lattice element: a value that is always the same, or any value.
 *
 * @param constant the value; null if it is not always the same
 * @param dialect the dialect that can materialize an operation for the constant
 */
public record ConstantValue(@Nullable Attribute constant, @Nullable Dialect dialect) {
  /** The element for any value. */
  public static final ConstantValue UNKNOWN = new ConstantValue(null, null);

  /** Compares the constants only: the dialect does not matter. */
  @Override
  public boolean equals(Object other) {
    return other instanceof ConstantValue that && constant == that.constant;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(constant);
  }
}
