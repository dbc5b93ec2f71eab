// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Sets a variable in a graph, after the operations that created its tokens. */
@Op(name = "ml_program.global_store_graph",
    operands = {"value: ANY", "consumeTokens: TOKEN..."},
    results = "produceToken: TOKEN",
    attributes = "global: SYMBOL_REF",
    effects = "read",
    format = "$global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($value)"
          + " attr-dict",
    implementations = GlobalStoreGraphOp.SymbolUser.class)
public final class GlobalStoreGraphOp extends GlobalStoreGraphOpBase {
  GlobalStoreGraphOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(OrderingSyntax.NAME, new OrderingSyntax());
  }

  /** Requires a global variable of the type. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbols) {
      return GlobalUses.verifyStore(op, symbols);
    }
  }
}
