// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.SymbolTable;
import org.mortise.ir.SymbolTables;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.diagnostics.Diagnostic;
import org.mortise.ir.interfaces.SymbolUserOpInterface;

/** That an operation with symbols defines each once, and that those who use them find what they need. */
final class SymbolChecks {
  private SymbolChecks() {}

  static Diagnostic check(Operation op) {
    if (op.regionCount() != 1) {
      return op.opError("Operations with a 'SymbolTable' must have exactly one region");
    }
    if (!op.region(0).hasOneBlock()) {
      return op.opError("Operations with a 'SymbolTable' must have exactly one block");
    }
    Diagnostic found = definitions(op.region(0).first());
    return found == null ? new Uses().check(op.region(0)) : found;
  }

  private static Diagnostic definitions(Block block) {
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

  /** Asks the users region by region, the last region first; symbol tables inside have been asked on their own. */
  private static final class Uses {
    private final SymbolTables tables = new SymbolTables();
    private final List<Region> pending = new ArrayList<>();
    /** The first mistake that is not part of an operation's own verifier. */
    private Diagnostic first;

    Diagnostic check(Region region) {
      pending.add(region);
      while (!pending.isEmpty()) {
        Region next = pending.remove(pending.size() - 1);
        for (Block block = next.first(); block != null; block = block.next()) {
          Diagnostic found = check(block);
          if (found != null) {
            return found;
          }
        }
      }
      return first;
    }

    private Diagnostic check(Block block) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        Diagnostic found = ask(op);
        if (found != null) {
          return found;
        }
        for (int i = 0; i < op.regionCount() && !op.hasTrait(Trait.SYMBOL_TABLE); i++) {
          pending.add(op.region(i));
        }
      }
      return null;
    }

    /** Returns a mistake that is to be told rather than the first one. */
    private Diagnostic ask(Operation op) {
      SymbolUserOpInterface user = op.getInterface(SymbolUserOpInterface.class);
      if (user == null || first != null && !user.isPartOfVerifier()) {
        return null;
      }
      Diagnostic found = user.verifySymbolUses(op, tables);
      if (user.isPartOfVerifier()) {
        return found;
      }
      first = found;
      return null;
    }
  }
}
