// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.symbols.SymbolTables;

/** Checks that a symbol is a global variable of the right type. */
final class GlobalUses {
  private GlobalUses() {}

  static @Nullable Diagnostic verifyLoad(Operation op, SymbolTables symbols, boolean mustBeConstant) {
    SymbolRefAttr name = (SymbolRefAttr) op.getAttr("global");
    GlobalOp global = GlobalOp.of(symbols.lookupNearestSymbolFrom(op, name));
    if (global == null) {
      return op.opError("undefined global: " + name);
    }
    if (mustBeConstant && global.isMutableAttr() != null) {
      return op.opError("cannot load as const from mutable global " + name);
    }
    Type type = global.typeAttr().value();
    return type == op.result(0).type()
        ? null
        : op.opError("cannot load from global typed '" + type + "' as '" + op.result(0).type() + "'");
  }

  static @Nullable Diagnostic verifyStore(Operation op, SymbolTables symbols) {
    SymbolRefAttr name = (SymbolRefAttr) op.getAttr("global");
    GlobalOp global = GlobalOp.of(symbols.lookupNearestSymbolFrom(op, name));
    if (global == null) {
      return op.opError("undefined global: " + name);
    }
    if (global.isMutableAttr() == null) {
      return op.opError("cannot store to an immutable global " + name);
    }
    Type type = global.typeAttr().value();
    return type == op.operand(0).type()
        ? null
        : op.opError("cannot store to a global typed '" + type + "' from '" + op.operand(0).type() + "'");
  }
}
