// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Parallel;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;

/** Checks that an operation with symbols defines each symbol once, and that symbol users find their symbols. */
final class SymbolChecks {
  private SymbolChecks() {}

  /** Checks one symbol table; the result does not depend on the number of threads. */
  static Diagnostic check(Operation op, int threads) {
    if (op.regionCount() != 1) {
      return op.opError("Operations with a 'SymbolTable' must have exactly one region");
    }
    if (!op.region(0).hasOneBlock()) {
      return op.opError("Operations with a 'SymbolTable' must have exactly one block");
    }
    Uses uses = Uses.in(op.region(0).first(), threads);
    Diagnostic inside = uses.firstOfVerifiers(op);
    if (inside != null) {
      return inside;
    }
    Diagnostic twice = definitions(op.region(0).first());
    return twice == null ? uses.first : twice;
  }

  private static @Nullable Diagnostic definitions(Block block) {
    Map<String, Operation> known = new HashMap<>();
    for (Operation op = block.first(); op != null; op = op.next()) {
      String name = SymbolTable.getSymbolName(op);
      Operation earlier = name == null ? null : known.putIfAbsent(name, op);
      if (earlier != null) {
        return op.error("redefinition of symbol named '" + name + "'")
            .note(earlier.location(), "see existing symbol definition here");
      }
    }
    return null;
  }

  /**
   * Runs the checks of symbol users region by region, the last region first. Nested symbol tables are checked
   * separately.
   */
  private static final class Uses {
    private final SymbolTables tables;
    private final List<Region> pending = new ArrayList<>();
    /** The first mistake that is not part of an operation's own verifier. */
    private @Nullable Diagnostic first;
    /** The mistakes that are. */
    private final Map<Operation, Diagnostic> ofVerifiers = new HashMap<>(0);

    private Uses(SymbolTables tables) {
      this.tables = tables;
    }

    static Uses in(Block block, int threads) {
      Uses uses = new Uses(new SymbolTables());
      uses.ask(block);
      if (threads <= 1 || uses.pending.size() <= 1) {
        uses.askPending();
        return uses;
      }
      Uses[] inside = new Uses[uses.pending.size()];
      Parallel.forEach(uses.pending, threads, () -> (region, index) -> {
        inside[index] = new Uses(uses.tables);
        inside[index].pending.add(region);
        inside[index].askPending();
      });
      for (int i = inside.length - 1; i >= 0; i--) {
        uses.add(inside[i]);
      }
      return uses;
    }

    private void add(Uses later) {
      first = first == null ? later.first : first;
      ofVerifiers.putAll(later.ofVerifiers);
    }

    private void askPending() {
      while (!pending.isEmpty()) {
        Region next = pending.remove(pending.size() - 1);
        for (Block block = next.first(); block != null; block = block.next()) {
          ask(block);
        }
      }
    }

    /** The error of the first operation in the text, or null. */
    @Nullable Diagnostic firstOfVerifiers(Operation table) {
      if (ofVerifiers.isEmpty()) {
        return null;
      }
      Diagnostic[] found = new Diagnostic[1];
      Walk.preOrder(table, op -> {
        found[0] = ofVerifiers.get(op);
        return found[0] == null ? Walk.Result.ADVANCE : Walk.Result.INTERRUPT;
      });
      return found[0];
    }

    private void ask(Block block) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        ask(op);
        for (int i = 0; i < op.regionCount() && !op.hasTrait(Trait.SYMBOL_TABLE); i++) {
          pending.add(op.region(i));
        }
      }
    }

    private void ask(Operation op) {
      SymbolUserOpInterface user = op.getInterface(SymbolUserOpInterface.class);
      if (user == null || first != null && !user.isPartOfVerifier()) {
        return;
      }
      Diagnostic found = user.verifySymbolUses(op, tables);
      if (found != null && user.isPartOfVerifier()) {
        ofVerifiers.put(op, found);
      } else if (found != null) {
        first = found;
      }
    }
  }
}
