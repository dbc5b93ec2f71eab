// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.runtime;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.NeededSymbol;
import org.mortise.ir.pass.PassRun;

/**
 * The functions and texts that the new code refers to. They are requested for the last function of the module first, as
 * in the reference.
 */
public final class LibrarySymbols {
  private final Operation module;
  private final PassRun run;
  private final PassRun collected;

  /** Creates an empty set of symbols for a run on a module. */
  public LibrarySymbols(Operation module, PassRun run) {
    this.module = module;
    this.run = run;
    this.collected = PassRun.on(module, run::emit);
  }

  /** Returns the run with which code records the symbols that it refers to. */
  public PassRun collected() {
    return collected;
  }

  /** Returns the operation around {@code op} that stays in the module. */
  public Operation userAround(Operation op) {
    Operation user = op;
    while (user.parentOp() != null && user.parentOp() != module) {
      user = user.parentOp();
    }
    return user;
  }

  /** Requests all symbols. Sorts them; otherwise linear in the operations of the module's body. */
  public void request() {
    if (collected.neededSymbols().isEmpty()) {
      return;
    }
    Map<Operation, Integer> positions = new IdentityHashMap<>();
    Block body = module.region(0).first();
    for (Operation op = body.first(); op != null; op = op.next()) {
      positions.put(op, positions.size());
    }
    List<NeededSymbol> symbols = new ArrayList<>(collected.neededSymbols());
    symbols.sort(Comparator.comparing((NeededSymbol symbol) -> positions.getOrDefault(symbol.user(), 0)).reversed());
    symbols.forEach(run::needSymbol);
  }
}
