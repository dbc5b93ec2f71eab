// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Returns the value of a variable in a graph, after the operations that created its tokens. */
@Op(name = "ml_program.global_load_graph",
    operands = "consumeTokens: TOKEN...",
    results = {"result: ANY", "produceToken: TOKEN"},
    attributes = "global: SYMBOL_REF",
    effects = "read",
    format = "$global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result) attr-dict",
    implementations = GlobalLoadGraphOp.SymbolUser.class)
public final class GlobalLoadGraphOp extends GlobalLoadGraphOpBase {
  GlobalLoadGraphOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(OrderingSyntax.NAME, new OrderingSyntax());
  }

  /** Requires a global variable of the type. */
  static final class SymbolUser implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbols) {
      return GlobalUses.verifyLoad(op, symbols, false);
    }
  }
}
