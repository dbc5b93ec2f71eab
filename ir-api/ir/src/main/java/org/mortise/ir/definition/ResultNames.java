// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Suggests names for values in the printed text, such as {@code %c0} or {@code %alloc}. */
@FunctionalInterface
public interface ResultNames {
  void suggest(Operation op, Sink sink);

  /** Receives the suggestions, which the printer makes unique. An unnamed result gets a number. */
  interface Sink {
    /** Names {@code value}; for a result, the pack of results that starts with it. An empty name starts a pack. */
    void name(Value value, String name);
  }
}
