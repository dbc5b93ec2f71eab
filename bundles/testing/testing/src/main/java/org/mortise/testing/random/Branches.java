// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.RARELY;
import static org.mortise.testing.random.Odds.SELDOM;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The blocks of one function: an acyclic graph in topological order, with critical edges, duplicate successors and
 * several returns. The values visible in a block are the values of its dominators.
 */
final class Branches {
  private final Body body;
  private final Context context;
  private final Emitter out;
  /** The successors of each block, by number. A block without successors returns. */
  private final List<int[]> successors = new ArrayList<>();
  private final List<List<Integer>> predecessors = new ArrayList<>();
  private final List<List<Slot>> slots = new ArrayList<>();
  private final List<String> labels = new ArrayList<>();
  private final List<Scope> atEnd = new ArrayList<>();
  /** The names of the memrefs that are forwarded to each block. */
  private final List<Set<String>> forwarded = new ArrayList<>();
  private final List<Integer> dominator = new ArrayList<>();

  Branches(Body body) {
    this.body = body;
    this.context = body.context;
    this.out = context.out;
  }

  /** Generates all blocks; {@code exit} ends a block that has no successor. */
  void generate(Scope entry, int count, Consumer<Scope> exit) {
    Scope arguments = new Scope(entry);
    layOut(count);
    for (int block = 0; block < count; block++) {
      Scope scope = open(block, entry);
      body.statements(scope, 1 + context.random.nextInt(4));
      atEnd.set(block, scope);
      if (successors.get(block).length == 0) {
        exit.accept(scope);
      } else {
        terminate(block, scope);
      }
    }
    if (context.chance(RARELY)) {
      out.label(out.freshBlock() + ":");
      exit.accept(new Scope(arguments));
    }
  }

  private void layOut(int count) {
    for (int block = 0; block < count; block++) {
      predecessors.add(new ArrayList<>());
      labels.add(block == 0 ? null : out.freshBlock());
      List<Slot> arguments = new ArrayList<>();
      for (int i = block == 0 ? 0 : context.pick(0, 0, 1, 1, 2); i > 0; i--) {
        arguments.add(body.buffers.randomSlot());
      }
      slots.add(arguments);
      atEnd.add(null);
      forwarded.add(new HashSet<>());
      dominator.add(-1);
    }
    for (int block = 0; block < count; block++) {
      int[] to = targets(block, count);
      successors.add(to);
      for (int t : to) {
        predecessors.get(t).add(block);
      }
    }
    for (int block = 1; block < count; block++) {
      dominator.set(block, commonDominator(predecessors.get(block)));
    }
  }

  /**
   * Chooses the successors of a block. The next block is always reachable: by falling through, unless it has a
   * predecessor already.
   */
  private int[] targets(int block, int count) {
    int left = count - 1 - block;
    boolean nextIsReached = left > 0 && !predecessors.get(block + 1).isEmpty();
    if (left == 0 || nextIsReached && context.chance(SELDOM)) {
      return new int[0];
    }
    int first = nextIsReached ? block + 1 + context.random.nextInt(left) : block + 1;
    if (context.chance(SOMETIMES)) {
      return new int[] {first};
    }
    int second = context.chance(RARELY) ? first : block + 1 + context.random.nextInt(Math.min(left, 4));
    return context.chance(EVENLY) ? new int[] {first, second} : new int[] {second, first};
  }

  private int commonDominator(List<Integer> blocks) {
    int common = blocks.get(0);
    for (int block : blocks) {
      Set<Integer> chain = new HashSet<>();
      for (int b = block; b >= 0; b = dominator.get(b)) {
        chain.add(b);
      }
      while (!chain.contains(common)) {
        common = dominator.get(common);
      }
    }
    return common;
  }

  private Scope open(int block, Scope entry) {
    if (block == 0) {
      return entry;
    }
    Scope scope = new Scope(atEnd.get(dominator.get(block)));
    forget(scope, block);
    List<String> parameters = new ArrayList<>();
    if (takesSum(block)) {
      scope.sum = out.fresh("acc");
      parameters.add(scope.sum + ": i64");
    }
    for (Slot slot : slots.get(block)) {
      String name = out.fresh("p");
      parameters.add(name + ": " + slot.type().text());
      scope.mems.add(slot.value(name));
    }
    out.label(labels.get(block) + (parameters.isEmpty() ? "" : "(" + String.join(", ", parameters) + ")") + ":");
    return scope;
  }

  /**
   * Hides values that must not be live in a block. The reference rejects a value that is forwarded to a block and also
   * live in it, and it reads freed memory if a result of a region operation is live in another block. Only one profile
   * allows both.
   */
  private void forget(Scope scope, int block) {
    if (context.profile.liveResults && context.chance(EVENLY)) {
      return;
    }
    Set<String> handed = forwarded.get(block);
    scope.mems.removeIf(m -> handed.contains(m.name()) || m.name().startsWith("%r"));
    scope.longs.removeIf(n -> n.startsWith("%r"));
    scope.conditions.removeIf(n -> n.startsWith("%r"));
  }

  /**
   * Returns whether the checksum is forwarded to a block as an argument, because it is a result of a region operation.
   */
  private boolean takesSum(int block) {
    return predecessors.get(block).size() > 1 || context.profile.regions;
  }

  private void terminate(int block, Scope scope) {
    int[] to = successors.get(block);
    if (to.length == 1) {
      out.line("cf.br " + edge(scope, to[0]));
      return;
    }
    String condition = context.condition(scope);
    String first = edge(scope, to[0]);
    String second = edge(scope, to[1]);
    out.line("cf.cond_br " + condition + ", " + first + ", " + second);
  }

  private String edge(Scope scope, int to) {
    List<String> names = new ArrayList<>();
    List<String> types = new ArrayList<>();
    if (takesSum(to)) {
      names.add(scope.sum);
      types.add("i64");
    }
    for (Slot slot : slots.get(to)) {
      Mem mem = body.buffers.provide(scope, slot);
      names.add(mem.name());
      types.add(slot.type().text());
      forwarded.get(to).add(mem.name());
    }
    return labels.get(to)
        + (names.isEmpty() ? "" : "(" + String.join(", ", names) + " : " + String.join(", ", types) + ")");
  }
}
