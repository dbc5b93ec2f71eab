// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.removedeadvalues;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.analyses.dataflow.LiveValueAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;

/**
 * Removes the values that a {@link LiveValueAnalysis} has not found live: first from functions and their calls, then,
 * innermost first, from other operations. All decisions are based on the program before the first change.
 */
final class DeadValueRemoval {
  private final Operation root;
  private final PassRun run;
  private final LiveValueAnalysis live;
  private final List<Operation> functions = new ArrayList<>();
  private final Map<Operation, List<Operation>> callsOf = new IdentityHashMap<>();

  DeadValueRemoval(Operation root, PassRun run) {
    this.root = root;
    this.run = run;
    this.live = LiveValueAnalysis.of(root);
  }

  void removeAll() {
    findFunctions();
    for (Operation function : functions) {
      new FunctionTrimming(function, callsOf.getOrDefault(function, List.of()), live, run).trim();
    }
    root.walk(this::remove);
    if (run.remarksWanted()) {
      root.walk(this::reportKept);
    }
  }

  private void findFunctions() {
    SymbolTables tables = new SymbolTables();
    root.walk(op -> {
      CallOpInterface call = op.getInterface(CallOpInterface.class);
      SymbolRefAttr name = call == null ? null : call.getCalleeSymbol(op);
      Operation callee = name == null ? null : tables.lookupNearestSymbolFrom(op, name);
      if (callee != null) {
        callsOf.computeIfAbsent(callee, key -> new ArrayList<>(2)).add(op);
      }
      FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
      if (function != null && op != root && !function.isExternal(op) && isHidden(op)) {
        functions.add(op);
      }
    });
  }

  /** Reports a function whose unused arguments cannot be removed. */
  private void reportKept(Operation op) {
    FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
    if (function == null || function.isExternal(op) || op != root && isHidden(op)) {
      return;
    }
    int unused = 0;
    for (Value argument : function.getBody(op).first().arguments()) {
      unused += argument.hasUses() ? 0 : 1;
    }
    if (unused > 0) {
      String reason = SymbolTable.getVisibility(op) == SymbolTable.Visibility.PUBLIC
          ? "the function is public" : "not all calls of the function are known";
      run.remark(Remark.Kind.MISSED, "ArgumentsKept", op).with("Arguments", unused).with("Reason", reason)
          .message(Trimmed.counted(unused, "unused argument") + (unused == 1 ? " stays: " : " stay: ") + reason)
          .emit();
    }
  }

  private boolean isHidden(Operation function) {
    return SymbolTable.getVisibility(function) != SymbolTable.Visibility.PUBLIC && !live.hasUnknownCalls(function);
  }

  private void remove(Operation op) {
    if (op == root || op.implementsInterface(FunctionOpInterface.class)) {
      return;
    }
    RegionBranchOpInterface branching = op.getInterface(RegionBranchOpInterface.class);
    if (branching == null
        && (op.hasTrait(Trait.TERMINATOR) || op.implementsInterface(CallOpInterface.class))) {
      return;
    }
    if (!live.hasEffects(op) && !live.hasLiveResult(op)) {
      if (!op.hasTrait(Trait.CONSTANT_LIKE)) {
        run.remark(Remark.Kind.PASSED, "Erased", op).with("Operation", op.name())
            .message("erased: it has no effects, and nothing needs its results").emit();
      }
      PatternRewriter.dropAllUses(op);
      op.erase();
    } else if (branching != null && live.isExecutable(op)) {
      new RegionBranchTrimming(op, branching, live, run).trim();
    }
  }
}
