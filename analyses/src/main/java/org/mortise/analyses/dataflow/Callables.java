// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTable.Visibility;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.symbols.SymbolUses;

/**
 * The callables inside an operation that have unknown callers: callables that are visible from outside, and callables
 * that are referenced by other operations than calls.
 */
final class Callables {
  private final Operation root;
  private SymbolTables tables = new SymbolTables();
  private Set<Operation> calledFromUnknown = new HashSet<>();
  /** Operations that contain a callable that uses outer values. */
  private Set<Operation> withClosures = new HashSet<>();
  private boolean allCalledFromUnknown;
  private boolean apart;

  Callables(Operation root) {
    this.root = root;
  }

  /** Treats all callers and callees as unknown. */
  void keepApart() {
    apart = true;
  }

  /** Finds the callables with unknown callers. Linear in the operations of all symbol tables. */
  void findUnknownCalls() {
    Map<Operation, Boolean> hidden = new HashMap<>();
    root.walkPreOrder((Operation op) -> {
      if (op.regionCount() == 0) {
        return Walk.Result.SKIP;
      }
      if (op != root && regionOf(op) != null && !isUnit(op)) {
        addClosure(op);
      }
      boolean isTable = op.hasTrait(Trait.SYMBOL_TABLE);
      boolean insideHidden = !isTable || isHiddenTable(op) || isHiddenAround(op, hidden);
      hidden.put(op, insideHidden);
      if (isTable) {
        visitTable(op, insideHidden);
      }
      return Walk.Result.ADVANCE;
    });
  }

  /**
   * Updates the facts after a change of the program. Returns the callables whose facts have changed, or null if all
   * facts may have changed.
   */
  @Nullable Set<Operation> refresh() {
    Set<Operation> before = calledFromUnknown;
    Set<Operation> closuresBefore = withClosures;
    boolean allBefore = allCalledFromUnknown;
    tables = new SymbolTables();
    calledFromUnknown = new HashSet<>();
    withClosures = new HashSet<>();
    allCalledFromUnknown = false;
    findUnknownCalls();
    if (allBefore != allCalledFromUnknown || !closuresBefore.equals(withClosures)) {
      return null;
    }
    Set<Operation> changed = new HashSet<>(before);
    changed.addAll(calledFromUnknown);
    changed.removeIf(callable -> before.contains(callable) && calledFromUnknown.contains(callable));
    return changed;
  }

  private void addClosure(Operation closure) {
    for (Operation op = closure.parentOp(); op != null && withClosures.add(op); op = op.parentOp()) {
      if (op == root) {
        return;
      }
    }
  }

  /** Returns whether {@code callable} can be analysed in several contexts. */
  boolean mayHaveContexts(Operation callable) {
    return isUnit(callable) && !withClosures.contains(callable);
  }

  private boolean isHiddenAround(Operation op, Map<Operation, Boolean> hidden) {
    return op == root ? root.block() == null : hidden.get(op.parentOp());
  }

  private static boolean isHiddenTable(Operation table) {
    return SymbolTable.getSymbolName(table) == null || SymbolTable.getVisibility(table) == Visibility.PRIVATE;
  }

  private void visitTable(Operation table, boolean hidden) {
    boolean any = false;
    for (Block block = table.region(0).first(); block != null; block = block.next()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        if (SymbolTable.getSymbolName(op) == null || regionOf(op) == null) {
          continue;
        }
        any = true;
        Visibility visibility = SymbolTable.getVisibility(op);
        if (visibility == Visibility.PUBLIC || (visibility == Visibility.NESTED && !hidden)) {
          calledFromUnknown.add(op);
        }
      }
    }
    if (any) {
      visitUses(table);
    }
  }

  private void visitUses(Operation table) {
    for (Block block = table.region(0).first(); block != null; block = block.next()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        if (SymbolUses.visit(op, (user, reference) -> visitUse(user, reference, table)) != null) {
          allCalledFromUnknown = true;
        }
      }
    }
  }

  private void visitUse(Operation user, SymbolRefAttr reference, Operation table) {
    if (user.implementsInterface(CallOpInterface.class)) {
      return;
    }
    Operation symbol = tables.tableOf(table).lookup(reference.rootReference());
    for (String part : reference.nestedReferences()) {
      symbol = symbol == null || !symbol.hasTrait(Trait.SYMBOL_TABLE) ? null : tables.tableOf(symbol).lookup(part);
    }
    if (symbol != null) {
      calledFromUnknown.add(symbol);
    }
  }

  static @Nullable Region regionOf(Operation op) {
    CallableOpInterface callable = op.getInterface(CallableOpInterface.class);
    return callable == null ? null : callable.getCallableRegion(op);
  }

  /** Returns the callable inside the root that {@code call} calls, or null if it is unknown. */
  @Nullable Operation resolve(Operation call, CallOpInterface meaning) {
    SymbolRefAttr name = apart ? null : meaning.getCalleeSymbol(call);
    Operation callee = name == null ? null : tables.lookupNearestSymbolFrom(call, name);
    return callee != null && regionOf(callee) != null && root.isAncestor(callee) ? callee : null;
  }

  /**
   * Returns whether {@code op} is analysed on its own: it is a callable inside the root whose body uses only its own
   * values.
   */
  boolean isUnit(Operation op) {
    return op != root && op.hasTrait(Trait.ISOLATED_FROM_ABOVE) && regionOf(op) != null;
  }

  boolean hasUnknownCalls(Operation callable) {
    return apart || allCalledFromUnknown || calledFromUnknown.contains(callable);
  }
}
