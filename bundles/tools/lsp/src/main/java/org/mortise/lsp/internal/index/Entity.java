// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.index;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/** A named entity of a text: an SSA value or pack of values, a block, a symbol, or an alias. */
public final class Entity {
  /** The kind of a named entity. */
  public enum Kind { VALUE, BLOCK, SYMBOL, ALIAS }

  private final Kind kind;
  private @Nullable Object subject;

  Entity(Kind kind, @Nullable Object subject) {
    this.kind = kind;
    this.subject = subject;
  }

  public Kind kind() {
    return kind;
  }

  /**
   * Returns the {@code Value} (of a pack the first), {@code Block} or symbol {@code Operation}; null for an alias and
   * for a name without a definition.
   */
  public @Nullable Object subject() {
    return subject;
  }

  /** Sets the operation of the symbol after the text of its definition has changed. */
  public void define(Operation symbol) {
    subject = symbol;
  }
}
