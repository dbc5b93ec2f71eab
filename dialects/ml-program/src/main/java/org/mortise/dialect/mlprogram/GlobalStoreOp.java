// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Sets a variable. */
@Op(name = "ml_program.global_store",
    operands = "value: ANY",
    attributes = "global: SYMBOL_REF",
    effects = "write",
    format = "$global `=` $value `:` type($value) attr-dict",
    implementations = {GlobalStoreOp.SymbolUser.class, GlobalStoreBufferization.class})
public final class GlobalStoreOp extends GlobalStoreOpBase {
  GlobalStoreOp(Operation operation) {
    super(operation);
  }

  /** Requires a global variable of the type. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbols) {
      return GlobalUses.verifyStore(op, symbols);
    }
  }
}
