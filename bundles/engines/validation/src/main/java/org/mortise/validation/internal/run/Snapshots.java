// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal.run;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.validation.internal.FunctionSlice;

/**
 * Copies of the operations with symbol tables in a program, as they were before the functions inside were changed by
 * several threads: the other functions of a {@link FunctionSlice}. Thread-safe.
 */
public final class Snapshots {
  private record Copy(Operation table, SymbolTables tables) {}

  private final Map<Operation, Copy> copies = new ConcurrentHashMap<>();

  /** Copies an operation with a symbol table. Linear in it. */
  public void take(Operation table) {
    copies.put(table, new Copy(table.clone(), new SymbolTables()));
  }

  /**
   * Returns a small program with a function.
   *
   * @param function a copy of a function, in no block
   * @param table the operation with the symbol table that the original is in, or null
   */
  public Operation slice(Operation function, @Nullable Operation table) {
    Copy copy = table == null ? null : copies.get(table);
    return copy == null ? FunctionSlice.of(function, null, new SymbolTables())
        : FunctionSlice.of(function, copy.table(), copy.tables());
  }
}
