// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolUses;

/** Erases functions and other symbols, together with the operations that refer to them. */
public final class SymbolErasure implements ReductionStep {
  private final Placeholders placeholders;

  public SymbolErasure(Placeholders placeholders) {
    this.placeholders = placeholders;
  }

  @Override
  public String title() {
    return "erase symbols";
  }

  @Override
  public Reach reach() {
    return Reach.MANY_PLACES;
  }

  @Override
  public int sites(Operation module) {
    return symbols(module).size();
  }

  private static List<Operation> symbols(Operation module) {
    return Sites.in(module, op -> SymbolTable.getSymbolName(op) != null && op.parentOp() != null
        && op.parentOp().hasTrait(Trait.SYMBOL_TABLE));
  }

  @Override
  public boolean apply(Operation module, int from, int to) {
    List<Operation> symbols = symbols(module);
    Set<Operation> tables = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<String> names = new TreeSet<>();
    for (int i = Math.min(to, symbols.size()) - 1; i >= from; i--) { // nested symbols before enclosing symbols
      Operation symbol = symbols.get(i);
      tables.add(symbol.parentOp());
      tables.remove(symbol);
      names.add(SymbolTable.getSymbolName(symbol));
      symbol.erase();
    }
    Substitutes substitutes = new Substitutes(placeholders);
    for (Operation table : tables) {
      eraseUsers(table, names, substitutes);
    }
    return !names.isEmpty();
  }

  private static void eraseUsers(Operation table, Set<String> names, Substitutes substitutes) {
    List<Operation> users = new ArrayList<>();
    for (Operation op : table.region(0).first().operations()) {
      SymbolUses.visit(op, (user, reference) -> {
        if (names.contains(reference.rootReference()) && (users.isEmpty() || users.get(users.size() - 1) != user)) {
          users.add(user);
        }
      });
    }
    for (int i = users.size() - 1; i >= 0; i--) { // an operation inside another one is erased before it
      Operation user = users.get(i);
      if (!Sites.isTerminator(user) && substitutes.replace(user, user.resultList())) {
        user.erase();
      }
    }
  }
}
