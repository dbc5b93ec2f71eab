// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An analysis that finds constants. A solver follows only the branches that agree with the constants of all such
 * analyses that it runs.
 */
public interface ConstantSource {
  /** Returns the fact about {@code value}; null as long as nothing is known. */
  @Nullable ConstantValue constantOf(Value value);

  /**
   * Returns the fact about {@code value} for the decision of {@code user} where control goes; null as long as nothing
   * is known. By default this is the fact that holds everywhere.
   */
  default @Nullable ConstantValue constantOf(Value value, Operation user) {
    return constantOf(value);
  }
}
