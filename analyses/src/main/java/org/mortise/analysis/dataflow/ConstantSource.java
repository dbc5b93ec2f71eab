// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;

/**
 * An analysis that finds constants. A solver follows only the branches that agree with the constants of all such
 * analyses that it runs.
 */
public interface ConstantSource {
  /** Returns the fact about {@code value}; null as long as nothing is known. */
  @Nullable ConstantValue constantOf(Value value);
}
