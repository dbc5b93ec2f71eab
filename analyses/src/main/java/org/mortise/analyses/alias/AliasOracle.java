// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Answers queries about aliases. Answers must be correct, but may be imprecise. */
public interface AliasOracle {
  /** Returns the relation between the memory that {@code first} and {@code second} point to. */
  AliasResult alias(Value first, Value second);

  /** Returns the accesses of {@code op}, including the operations inside it, to the memory of {@code value}. */
  ModRefResult getModRef(Operation op, Value value);
}
