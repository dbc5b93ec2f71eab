// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.symbols.SymbolUses;

/** A small program with a function and the symbols that it needs. */
public final class FunctionSlice {
  private FunctionSlice() {}

  /**
   * Returns a new module with a function and copies of the symbols to which it refers, directly or not. Linear in
   * these.
   *
   * @param function a function in no block, which the module takes over
   * @param around the operation with the other symbols, or null if there are none
   * @param tables the symbol tables of {@code around}
   */
  public static Operation of(Operation function, @Nullable Operation around, SymbolTables tables) {
    ModuleOp module = ModuleOp.create(function.context(), function.location());
    module.body().append(function);
    if (around == null) {
      return module.operation();
    }
    SymbolTable symbols = tables.tableOf(around);
    Set<String> seen = new HashSet<>();
    seen.add(SymbolTable.getSymbolName(function));
    Deque<Operation> pending = new ArrayDeque<>();
    pending.add(function);
    while (!pending.isEmpty()) {
      SymbolUses.visit(pending.remove(), (user, reference) -> {
        Operation found = symbols.lookup(reference.rootReference());
        if (found != null && seen.add(reference.rootReference())) {
          Operation copy = found.clone();
          module.body().append(copy);
          pending.add(copy);
        }
      });
    }
    return module.operation();
  }
}
