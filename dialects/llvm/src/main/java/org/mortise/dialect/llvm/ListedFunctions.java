// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.attributes.ZeroAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/** Requires that the functions in a list are defined. */
final class ListedFunctions implements SymbolUserOpInterface {
  @Override
  public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
    GlobalCtorsOp ctors = GlobalCtorsOp.of(op);
    ArrayAttr names = ctors != null ? ctors.ctorsAttr() : GlobalDtorsOp.of(op).dtorsAttr();
    for (Attribute name : names.elements()) {
      SymbolRefAttr symbol = (SymbolRefAttr) name;
      Operation function = symbolTables.lookupNearestSymbolFrom(op, symbol);
      String text = "'" + symbol.rootReference() + "' ";
      if (function == null) {
        return op.opError(text + "does not reference a symbol in the current scope");
      }
      if (FuncOp.of(function) == null) {
        return op.opError(text + "does not reference a valid LLVM function");
      }
      if (FuncOp.of(function).body().isEmpty()) {
        return op.opError(text + "does not have a definition");
      }
    }
    return null;
  }

  /** Requires lists of the same length, and data that is a symbol or zero. */
  static @Nullable Diagnostic verify(Operation op, ArrayAttr functions, ArrayAttr priorities, ArrayAttr data) {
    int count = functions.elements().size();
    String kind = GlobalCtorsOp.of(op) != null ? "ctors" : "dtors";
    if (count != priorities.elements().size()) {
      return op.error("'" + op.name() + "' op ctors, priorities, and data must have the same number of elements"
          .replace("ctors", kind));
    }
    if (count != data.elements().size()) {
      return op.error("'" + op.name() + "' op ctors, priorities, and data must have the same number of elements"
          .replace("ctors", kind));
    }
    for (Attribute datum : data.elements()) {
      if (!(datum instanceof ZeroAttr) && !(datum instanceof SymbolRefAttr)) {
        return op.error("data element must be symbol or #llvm.zero");
      }
    }
    return null;
  }
}
