// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool.internal.observe;

import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.symbols.SymbolTable;

/** How reports name an operation. */
final class OperationTitle {
  private OperationTitle() {}

  /** {@code 'func.func' operation: @f}, or without a symbol {@code 'builtin.module' operation}. */
  static String of(Operation op) {
    String symbol = symbol(op);
    return "'" + op.name() + "' operation" + (symbol == null ? "" : ": @" + symbol);
  }

  /** The operation's symbol, or null. */
  static String symbol(Operation op) {
    return op.getAttr(SymbolTable.SYMBOL_NAME) instanceof StringAttr name ? name.value() : null;
  }
}
