// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Answers questions about aliases. What it says must be right, not precise. */
public interface AliasOracle {
  AliasResult alias(Value first, Value second);

  /** What {@code op}, with what is inside it, may do to the memory of {@code value}. */
  ModRefResult getModRef(Operation op, Value value);
}
