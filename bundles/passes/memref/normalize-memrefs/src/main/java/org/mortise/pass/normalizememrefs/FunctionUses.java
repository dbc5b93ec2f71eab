// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.normalizememrefs;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.symbols.SymbolUses;

/** The operations that refer to each function of a module. */
final class FunctionUses {
  private final Map<Operation, Set<Operation>> users = new LinkedHashMap<>();
  private final Map<Operation, Set<Operation>> callees = new LinkedHashMap<>();
  private final SymbolTables tables = new SymbolTables();

  FunctionUses(Operation module) {
    module.walk(op -> {
      for (int i = 0; op.hasTrait(Trait.SYMBOL_TABLE) && i < op.regionCount(); i++) {
        op.region(i).first().operations().forEach(this::addUsesIn);
      }
    });
  }

  private void addUsesIn(Operation root) {
    SymbolUses.visit(root, (user, reference) -> {
      Operation function = tables.lookupNearestSymbolFrom(user, reference);
      if (FuncOp.of(function) == null) {
        return;
      }
      users.computeIfAbsent(function, key -> new LinkedHashSet<>()).add(user);
      Operation caller = enclosingFunction(user);
      if (caller != null && CallOp.of(user) != null) {
        callees.computeIfAbsent(caller, key -> new LinkedHashSet<>()).add(function);
      }
    });
  }

  /** Returns the function around {@code op}; null if there is none. */
  static @Nullable Operation enclosingFunction(Operation op) {
    Operation parent = op.parentOp();
    while (parent != null && FuncOp.of(parent) == null) {
      parent = parent.parentOp();
    }
    return parent;
  }

  /** Returns the functions with an operation that refers to {@code function}. */
  Set<Operation> callersOf(Operation function) {
    Set<Operation> callers = new LinkedHashSet<>();
    for (Operation user : usersOf(function)) {
      Operation caller = enclosingFunction(user);
      if (caller != null) {
        callers.add(caller);
      }
    }
    return callers;
  }

  /** Returns the functions that {@code function} calls. */
  Set<Operation> calleesOf(Operation function) {
    return callees.getOrDefault(function, Set.of());
  }

  /** Returns the operations that refer to {@code function}. */
  Set<Operation> usersOf(Operation function) {
    return users.getOrDefault(function, Set.of());
  }

  /** Records that {@code newCall} has replaced {@code oldCall}, a call of {@code function}. */
  void replace(Operation function, Operation oldCall, Operation newCall) {
    Set<Operation> all = users.get(function);
    all.remove(oldCall);
    all.add(newCall);
  }
}
