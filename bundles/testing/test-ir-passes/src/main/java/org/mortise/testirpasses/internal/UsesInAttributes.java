// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.symbols.SymbolTable;

/** The symbol references in the attributes of one operation, and the symbols that they mention. */
final class UsesInAttributes {
  private UsesInAttributes() {}

  static void visit(Operation op, Consumer<SymbolRefAttr> visitor) {
    for (int i = 0; i < op.attributes().size(); i++) {
      visit(op.attributes().entry(i).value(), visitor);
    }
  }

  private static void visit(Attribute attribute, Consumer<SymbolRefAttr> visitor) {
    if (attribute instanceof SymbolRefAttr reference) {
      visitor.accept(reference);
      return;
    }
    for (Attribute nested : attribute.nestedAttributes()) {
      visit(nested, visitor);
    }
  }

  /** Returns whether a component of the reference at {@code user} resolves to {@code symbol}. */
  static boolean mentions(Operation user, SymbolRefAttr reference, Operation symbol) {
    return resolved(user, reference).contains(symbol);
  }

  /** Returns the symbols of the components of a reference that can be resolved. */
  static List<Operation> resolved(Operation user, SymbolRefAttr reference) {
    List<Operation> found = new ArrayList<>();
    Operation table = user.parentOp();
    while (table != null && !table.hasTrait(Trait.SYMBOL_TABLE)) {
      table = table.parentOp();
    }
    String name = reference.rootReference();
    for (int i = 0; table != null; i++) {
      Operation symbol = lookup(table, name);
      if (symbol == null) {
        break;
      }
      found.add(symbol);
      if (i == reference.nestedReferences().size()) {
        break;
      }
      name = reference.nestedReferences().get(i);
      table = symbol;
    }
    return found;
  }

  private static @Nullable Operation lookup(Operation table, String name) {
    return table.hasTrait(Trait.SYMBOL_TABLE) ? new SymbolTable(table).lookup(name) : null;
  }
}
