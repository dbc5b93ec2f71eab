// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Operation;
import org.mortise.ir.SymbolTables;
import org.mortise.ir.diagnostics.Diagnostic;

/** Refers to symbols, and checks that they are what it needs. */
public interface SymbolUserOpInterface extends OpInterface {
  /** Returns what is wrong, or null. */
  Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables);
}
