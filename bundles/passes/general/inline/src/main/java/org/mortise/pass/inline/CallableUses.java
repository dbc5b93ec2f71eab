// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.inline;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.calls.CallGraph;
import org.mortise.analyses.calls.CallGraphNode;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTable.Visibility;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.symbols.SymbolUses;

/** Counts the references to private callables, grouped by the referencing callables. */
final class CallableUses {
  private final CallGraph graph;
  private final SymbolTables tables;
  /** The number of references to each callable that can be erased when unused. */
  private final Map<CallGraphNode, Integer> counts = new HashMap<>();
  private final Map<CallGraphNode, Map<CallGraphNode, Integer>> usesIn = new HashMap<>();
  private boolean allAreUsed;

  CallableUses(Operation root, CallGraph graph, SymbolTables tables) {
    this.graph = graph;
    this.tables = tables;
    findDiscardable(root);
    countUses(root);
  }

  private void findDiscardable(Operation root) {
    Map<Operation, Boolean> hiddenIn = new HashMap<>();
    root.walkPreOrder((Operation op) -> {
      if (op.regionCount() == 0) {
        return Walk.Result.SKIP;
      }
      boolean around = op == root ? op.block() == null : hiddenIn.get(op.parentOp());
      boolean isTable = op.hasTrait(Trait.SYMBOL_TABLE);
      boolean hidden = around || (isTable && op != root && isHidden(op));
      hiddenIn.put(op, hidden);
      CallGraphNode node = nodeOf(op);
      if (node != null && SymbolTable.getSymbolName(op) != null) {
        Visibility visibility = SymbolTable.getVisibility(op);
        if (visibility == Visibility.PRIVATE || (visibility == Visibility.NESTED && around)) {
          counts.put(node, 0);
        }
      }
      return Walk.Result.ADVANCE;
    });
  }

  private static boolean isHidden(Operation table) {
    return SymbolTable.getSymbolName(table) == null || SymbolTable.getVisibility(table) == Visibility.PRIVATE;
  }

  private void countUses(Operation root) {
    root.walkPreOrder((Operation table) -> {
      if (table.regionCount() == 0) {
        return Walk.Result.SKIP;
      }
      if (table.hasTrait(Trait.SYMBOL_TABLE)) {
        table.region(0).blocks().forEach(this::countUsesIn);
      }
      return Walk.Result.ADVANCE;
    });
  }

  private void countUsesIn(Block block) {
    for (Operation op = block.first(); op != null; op = op.next()) {
      Map<CallGraphNode, Integer> uses = usesOf(op);
      add(uses, 1);
      CallGraphNode user = nodeOf(op);
      if (user != null) {
        usesIn.put(user, uses);
      }
    }
  }

  private void add(Map<CallGraphNode, Integer> uses, int factor) {
    uses.forEach((node, count) -> counts.merge(node, factor * count, Integer::sum));
  }

  private @Nullable CallGraphNode nodeOf(Operation op) {
    CallableOpInterface callable = op.getInterface(CallableOpInterface.class);
    return callable == null ? null : graph.node(callable.getCallableRegion(op));
  }

  /** Returns the references in {@code op} to callables that could be erased. */
  private Map<CallGraphNode, Integer> usesOf(Operation op) {
    Map<CallGraphNode, Integer> uses = new HashMap<>(4);
    Operation table = SymbolTable.getNearestSymbolTable(op.parentOp());
    if (SymbolUses.visit(op, (user, reference) -> count(reference, table, uses)) != null) {
      allAreUsed = true;
    }
    return uses;
  }

  private void count(SymbolRefAttr reference, Operation table, Map<CallGraphNode, Integer> uses) {
    Operation symbol = table == null ? null : tables.tableOf(table).lookup(reference.rootReference());
    for (String part : reference.nestedReferences()) {
      symbol = symbol == null || !symbol.hasTrait(Trait.SYMBOL_TABLE) ? null : tables.tableOf(symbol).lookup(part);
    }
    CallGraphNode node = symbol == null ? null : nodeOf(symbol);
    if (node != null && counts.containsKey(node)) {
      uses.merge(node, 1, Integer::sum);
    }
  }

  /** Returns whether a callable is private and has no references. */
  boolean isDead(CallGraphNode node) {
    return !allAreUsed && counts.getOrDefault(node, -1) == 0;
  }

  /** Returns whether a callable could be erased if one call were removed. */
  boolean hasOneUse(CallGraphNode node) {
    return !allAreUsed && counts.getOrDefault(node, -1) == 1;
  }

  /** Recounts the references in a changed callable. */
  void recount(CallGraphNode node) {
    Map<CallGraphNode, Integer> before = usesIn.getOrDefault(node, Map.of());
    Map<CallGraphNode, Integer> now = usesOf(node.region().parentOp());
    add(before, -1);
    add(now, 1);
    usesIn.put(node, now);
  }

  /** Records that a copy of the body of {@code callee} replaces a call in {@code caller}. */
  void inlined(CallGraphNode caller, CallGraphNode callee) {
    Map<CallGraphNode, Integer> more = new HashMap<>(usesIn.getOrDefault(callee, Map.of()));
    if (counts.containsKey(callee)) {
      more.merge(callee, -1, Integer::sum);
    }
    add(more, 1);
    Map<CallGraphNode, Integer> uses = usesIn.computeIfAbsent(caller, key -> new HashMap<>());
    more.forEach((node, count) -> uses.merge(node, count, Integer::sum));
  }

  /** Records that a callable has been erased. */
  void erase(CallGraphNode node) {
    Map<CallGraphNode, Integer> uses = usesIn.remove(node);
    if (uses != null) {
      add(uses, -1);
    }
    counts.remove(node);
  }
}
