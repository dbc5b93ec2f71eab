// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.duplicatefunctionelimination;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolUses;

/**
 * Erases functions that are equivalent to an earlier function of their symbol table.
 *
 * <p>All functions are compared before any reference is replaced, so the result does not depend on the order in which
 * references are found. References are resolved before a function is erased.
 */
final class DuplicateFunctionElimination implements Pass {
  @Override
  public void run(Operation root, PassRun run) {
    Map<Operation, Operation> kept = duplicates(root);
    if (kept.isEmpty()) {
      run.markAllAnalysesPreserved();
      return;
    }
    new References(kept).replaceIn(root);
    kept.keySet().forEach(Operation::erase);
  }

  /** Returns the functions to erase with their replacements; empty if symbol tables may be unknown. */
  private static Map<Operation, Operation> duplicates(Operation root) {
    Map<Operation, Operation> kept = new LinkedHashMap<>();
    boolean visible = root.parentOp() != null && SymbolTable.getSymbolName(root) != null;
    Walk.Result result = root.walkPreOrder((Operation op) -> {
      if (SymbolUses.isPotentiallyUnknownSymbolTable(op)) {
        return Walk.Result.INTERRUPT;
      }
      if (op.hasTrait(Trait.SYMBOL_TABLE)) {
        addDuplicates(op, visible, kept);
      }
      return Walk.Result.ADVANCE;
    });
    return result == Walk.Result.INTERRUPT ? Map.of() : kept;
  }

  private static void addDuplicates(Operation table, boolean visible, Map<Operation, Operation> kept) {
    Map<FunctionKey, Operation> first = new HashMap<>();
    for (Block block : table.region(0).blocks()) {
      for (Operation op : block.operations()) {
        if (FuncOp.of(op) == null || op.region(0).isEmpty()) {
          continue;
        }
        Operation same = first.putIfAbsent(new FunctionKey(op), op);
        if (same != null && !(visible && SymbolTable.getVisibility(op) != SymbolTable.Visibility.PRIVATE)) {
          kept.put(op, same);
        }
      }
    }
  }
}
