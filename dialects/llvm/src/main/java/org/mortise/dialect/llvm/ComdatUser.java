// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Requires that the attribute {@code comdat} refers to a selector. */
final class ComdatUser implements SymbolUserOpInterface {
  static final String COMDAT = "comdat";

  @Override
  public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
    if (!(op.getAttr(COMDAT) instanceof SymbolRefAttr comdat)) {
      return null;
    }
    Operation selector = symbolTables.lookupNearestSymbolFrom(op, comdat);
    return ComdatSelectorOp.of(selector) != null ? null : op.error("expected comdat symbol");
  }

  @Override
  public boolean isPartOfVerifier() {
    return true;
  }
}
