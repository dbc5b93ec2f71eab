// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.List;
import org.mortise.ir.Operation;

/**
 * A context in which a callable is analysed: all calls that share it share the facts. Compared by {@code equals}.
 *
 * @param callable the callable; for code outside of callables the root of the solver
 * @param key distinguishes the contexts of the callable: the last calls that lead to it, the facts about its arguments,
 *     or nothing for the context of all other calls, known and unknown ones
 */
public record CallContext(Operation callable, List<?> key) {
  /** Returns the context of all calls that no other context distinguishes, calls from unknown code included. */
  static CallContext any(Operation callable) {
    return new CallContext(callable, List.of());
  }

  /** Returns whether this is the context of all calls that no other context distinguishes. */
  public boolean isAny() {
    return key.isEmpty();
  }
}
