// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Returns the value of a variable. */
@Op(name = "ml_program.global_load",
    results = "result: ANY",
    attributes = "global: SYMBOL_REF",
    effects = "read",
    format = "$global `:` type($result) attr-dict",
    implementations = {GlobalLoadOp.SymbolUser.class, GlobalLoadBufferization.class})
public final class GlobalLoadOp extends GlobalLoadOpBase {
  GlobalLoadOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.resultNames((operation, sink) -> sink.name(operation.result(0), of(operation).globalAttr().rootReference()));
  }

  /** Requires a global variable of the type. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbols) {
      return GlobalUses.verifyLoad(op, symbols, false);
    }
  }
}
