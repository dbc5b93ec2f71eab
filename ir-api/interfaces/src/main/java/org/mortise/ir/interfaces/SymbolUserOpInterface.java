// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.symbols.SymbolTables;

/** Refers to symbols, and checks that they are what it needs. */
public interface SymbolUserOpInterface extends OpInterface {
  /** Returns what is wrong, or null. */
  Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables);

  /**
   * Whether this belongs to what is checked of the operation itself, so that it is told rather than what is wrong with
   * uses of symbols elsewhere. It is asked with them nevertheless, since looking for a symbol needs the table of all.
   */
  default boolean isPartOfVerifier() {
    return false;
  }
}
