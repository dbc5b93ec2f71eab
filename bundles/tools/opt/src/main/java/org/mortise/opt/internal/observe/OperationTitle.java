// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.symbols.SymbolTable;

/** The text by which reports refer to an operation. */
final class OperationTitle {
  private OperationTitle() {}

  /**
   * Returns {@code 'func.func' operation: @f}, or {@code 'builtin.module' operation} for an operation without a symbol.
   */
  static String of(Operation op) {
    String symbol = symbol(op);
    return "'" + op.name() + "' operation" + (symbol == null ? "" : ": @" + symbol);
  }

  /** Returns the operation's symbol, or null. */
  static @Nullable String symbol(Operation op) {
    return op.getAttr(SymbolTable.SYMBOL_NAME) instanceof StringAttr name ? name.value() : null;
  }
}
