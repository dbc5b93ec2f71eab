// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.symbols.SymbolTable;

/**
 * A symbol required in the enclosing module, such as the declaration of a runtime library function. A pass on one
 * function must not add it itself, since other functions are processed concurrently.
 *
 * @param user the function that refers to the symbol, or another operation in the module
 * @param name the name of the symbol
 * @param create creates the symbol at the insertion point; called only if the name is undefined
 */
public record NeededSymbol(Operation user, String name, Consumer<OpBuilder> create) {
  /** Returns the operation that must define the symbol; null if there is none. */
  public @Nullable Operation table() {
    return SymbolTable.getNearestSymbolTable(user);
  }

  /**
   * Adds the missing symbols to the ends of their symbol tables, in order. Linear in the symbols of the tables.
   *
   * @return the symbol tables that were changed
   */
  public static Set<Operation> defineAll(List<NeededSymbol> symbols) {
    Map<Operation, Set<String>> defined = new IdentityHashMap<>();
    Set<Operation> changed = new LinkedHashSet<>();
    for (NeededSymbol symbol : symbols) {
      Operation table = symbol.table();
      if (table != null && defined.computeIfAbsent(table, NeededSymbol::namesIn).add(symbol.name)) {
        symbol.create.accept(OpBuilder.atEnd(table.context(), table.region(0).first()));
        changed.add(table);
      }
    }
    return changed;
  }

  private static Set<String> namesIn(Operation table) {
    Set<String> names = new HashSet<>();
    Block body = table.region(0).first();
    for (Operation op = body.first(); op != null; op = op.next()) {
      String name = SymbolTable.getSymbolName(op);
      if (name != null) {
        names.add(name);
      }
    }
    return names;
  }
}
