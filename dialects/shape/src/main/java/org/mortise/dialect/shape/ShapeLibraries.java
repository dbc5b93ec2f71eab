// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.symbols.SymbolTable;

/** Checks the attribute {@code shape.lib} that names the libraries of shape functions of a module. */
final class ShapeLibraries {
  private ShapeLibraries() {}

  static @Nullable Diagnostic verify(Operation op, Attribute value) {
    if (!op.hasTrait(Trait.SYMBOL_TABLE)) {
      return error(op, "shape.lib attribute may only be on op implementing SymbolTable");
    }
    if (value instanceof SymbolRefAttr name) {
      return verifyLibrary(op, name, " required to be shape function library");
    }
    if (!(value instanceof ArrayAttr names)) {
      return error(op, "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute");
    }
    Set<String> mapped = new HashSet<>();
    for (Attribute element : names.elements()) {
      if (!(element instanceof SymbolRefAttr name)) {
        return error(op, "only SymbolRefAttr allowed in shape.lib attribute array");
      }
      Diagnostic wrong = verifyLibrary(op, name, " does not refer to FunctionLibraryOp");
      if (wrong != null) {
        return wrong;
      }
      FunctionLibraryOp library = FunctionLibraryOp.of(SymbolTable.lookupNearestSymbolFrom(op, name));
      for (NamedAttribute entry : library.mappingAttr().entries()) {
        if (!mapped.add(entry.name())) {
          return error(op, "only one op to shape mapping allowed, found multiple for `\"" + entry.name() + "\"`");
        }
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyLibrary(Operation op, SymbolRefAttr name, String messageOfOthers) {
    Operation symbol = SymbolTable.lookupNearestSymbolFrom(op, name);
    if (symbol == null) {
      return error(op, "shape function library " + name + " not found");
    }
    return FunctionLibraryOp.of(symbol) == null ? error(op, name + messageOfOthers) : null;
  }

  private static Diagnostic error(Operation op, String message) {
    return Diagnostic.error(op, message);
  }
}
