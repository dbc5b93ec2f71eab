// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.symbols;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.SymbolRefAttr;

/**
 * Symbol tables, built on first request and kept, for many lookups in a program that does not change
 * meanwhile. Safe for several threads.
 */
public final class SymbolTables {
  private final Map<Operation, SymbolTable> tables = new ConcurrentHashMap<>();

  /** The table of an operation with {@link Trait#SYMBOL_TABLE}. */
  public SymbolTable tableOf(Operation owner) {
    return tables.computeIfAbsent(owner, SymbolTable::new);
  }

  /**
   * Returns the operation that {@code reference} names, as seen from {@code from}, or null. O(1) per nesting level,
   * once tables exist.
   */
  public @Nullable Operation lookupNearestSymbolFrom(Operation from, SymbolRefAttr reference) {
    Operation scope = SymbolTable.getNearestSymbolTable(from);
    if (scope == null) {
      return null;
    }
    Operation found = tableOf(scope).lookup(reference.rootReference());
    for (String nested : reference.nestedReferences()) {
      if (found == null || !found.hasTrait(Trait.SYMBOL_TABLE)) {
        return null;
      }
      found = tableOf(found).lookup(nested);
    }
    return found;
  }
}
