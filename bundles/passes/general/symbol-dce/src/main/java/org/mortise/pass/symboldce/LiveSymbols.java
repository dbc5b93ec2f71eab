// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.symboldce;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTable.Visibility;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.symbols.SymbolUses;

/** The symbols that are visible from outside, or referenced by live operations. Linear, without recursion. */
final class LiveSymbols {
  /** A symbol table that is being visited, with its live symbols that are still to be visited. */
  private static final class Frame {
    final boolean hidden;
    final List<Operation> pending = new ArrayList<>();
    /** The inner symbol table whose own references are visited after its contents. */
    @Nullable Operation open;

    Frame(boolean hidden) {
      this.hidden = hidden;
    }
  }

  private final Set<Operation> live = Collections.newSetFromMap(new IdentityHashMap<>());
  private final SymbolTables tables = new SymbolTables();
  private final Deque<Frame> frames = new ArrayDeque<>();

  /**
   * Finds the live symbols in {@code table}.
   *
   * @param hidden whether its symbols are invisible from outside
   * @return an operation with unknown references, or null
   */
  @Nullable Operation find(Operation table, boolean hidden) {
    enter(table, hidden);
    while (!frames.isEmpty()) {
      Frame frame = frames.peekLast();
      if (frame.open == null && frame.pending.isEmpty()) {
        frames.removeLast();
        continue;
      }
      Operation op = frame.open;
      frame.open = null;
      if (op == null) {
        op = frame.pending.remove(frame.pending.size() - 1);
        if (op.hasTrait(Trait.SYMBOL_TABLE)) {
          frame.open = op;
          enter(op, frame.hidden || !isSymbol(op) || SymbolTable.getVisibility(op) == Visibility.PRIVATE);
          continue;
        }
      }
      if (!addReferenced(op, frame)) {
        return op;
      }
    }
    return null;
  }

  private void enter(Operation table, boolean hidden) {
    Frame frame = new Frame(hidden);
    for (Block block = table.region(0).first(); block != null; block = block.next()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        if (!isSymbol(op) || (!isDiscardable(op, hidden) && live.add(op))) {
          frame.pending.add(op);
        }
      }
    }
    frames.addLast(frame);
  }

  private static boolean isSymbol(Operation op) {
    return op.hasTrait(Trait.SYMBOL) && SymbolTable.getSymbolName(op) != null;
  }

  private static boolean isDiscardable(Operation symbol, boolean hidden) {
    Visibility visibility = SymbolTable.getVisibility(symbol);
    return visibility == Visibility.PRIVATE || (hidden && visibility != Visibility.PUBLIC);
  }

  /** Adds the symbols that {@code op} refers to. Returns false if they are unknown. */
  private boolean addReferenced(Operation op, Frame frame) {
    Operation table = op.parentOp();
    return SymbolUses.visit(op, (user, reference) -> {
      for (Operation symbol : resolve(table, reference)) {
        if (live.add(symbol)) {
          frame.pending.add(symbol);
        }
      }
    }) == null;
  }

  /** Returns all symbols that the parts of {@code reference} name; none if a part does not exist. */
  private List<Operation> resolve(Operation table, SymbolRefAttr reference) {
    Operation symbol = tables.tableOf(table).lookup(reference.rootReference());
    if (symbol == null || reference.isFlat()) {
      return symbol == null ? List.of() : List.of(symbol);
    }
    List<Operation> all = new ArrayList<>(1 + reference.nestedReferences().size());
    all.add(symbol);
    for (String part : reference.nestedReferences()) {
      symbol = symbol.hasTrait(Trait.SYMBOL_TABLE) ? tables.tableOf(symbol).lookup(part) : null;
      if (symbol == null) {
        return List.of();
      }
      all.add(symbol);
    }
    return all;
  }

  /** Erases and reports the dead symbols of {@code root} and of all symbol tables inside it. Returns their number. */
  int eraseOthers(Operation root, PassRun run) {
    List<Operation> dead = new ArrayList<>();
    root.walkPreOrder(table -> {
      if (table.hasTrait(Trait.SYMBOL_TABLE)) {
        addDead(table, dead);
      }
    });
    dead.forEach(symbol -> report(symbol, run));
    for (int i = dead.size() - 1; i >= 0; i--) {
      dead.get(i).erase();
    }
    return dead.size();
  }

  private static void report(Operation symbol, PassRun run) {
    if (run.remarksWanted()) {
      String name = SymbolTable.getSymbolName(symbol);
      run.remark(Remark.Kind.PASSED, "Erased", symbol).with("Operation", symbol.name()).with("Symbol", name)
          .message("'" + name + "' is erased: nothing that is needed refers to it").emit();
    }
  }

  private void addDead(Operation table, List<Operation> dead) {
    for (Block block = table.region(0).first(); block != null; block = block.next()) {
      for (Operation op = block.first(); op != null; op = op.next()) {
        if (isSymbol(op) && !live.contains(op)) {
          dead.add(op);
        }
      }
    }
  }
}
