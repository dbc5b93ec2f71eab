// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.verify.IRVerifier;

/** Verifies functions one by one, and the symbols that they use, which the verifier does for a whole program only. */
final class FunctionVerifier {
  private final SymbolTables tables = new SymbolTables();
  private final DiagnosticHandler handler;

  FunctionVerifier(DiagnosticHandler handler) {
    this.handler = handler;
  }

  void verify(Operation function) {
    IRVerifier.verify(function, handler);
  }

  /** Reports all uses of symbols in a function that their operations do not accept. */
  void lookUpSymbols(Operation function) {
    Walk.preOrder(function, op -> {
      SymbolUserOpInterface user = op.getInterface(SymbolUserOpInterface.class);
      Diagnostic found = user == null ? null : user.verifySymbolUses(op, tables);
      if (found != null) {
        handler.handle(found);
      }
      return Walk.Result.ADVANCE;
    });
  }
}
