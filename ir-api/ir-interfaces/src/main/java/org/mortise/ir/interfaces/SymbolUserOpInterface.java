// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.symbols.SymbolTables;

/** An operation that refers to symbols and verifies them. */
public interface SymbolUserOpInterface extends OpInterface {
  /** Returns the error in the symbol uses of {@code op}, or null. */
  @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables);

  /**
   * Returns whether the check is part of the operation's own verification, so that its error precedes errors in symbol
   * uses elsewhere. It still runs with the symbol use checks, since it needs the symbol tables.
   */
  default boolean isPartOfVerifier() {
    return false;
  }
}
