// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.ValueNumbers;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.types.BaseMemRefType;

/**
 * A snapshot of the {@link BufferGraph#ALIASES} of one operation, for queries in both directions: the
 * "BufferPlacementAliasAnalysis" of the documents on buffer deallocation. Later changes of the program are ignored,
 * except for replacements that are reported by {@link #replace}.
 *
 * <p>The edges are stored, in time and memory linear in their number. {@link #resolve} is linear in the values that it
 * returns and the edges between them. For facts about the aliases of many buffers see {@link BufferFlow}.
 */
public final class BufferAliases {
  /** The aliases as passes request them. */
  public static final Analysis<BufferAliases> ANALYSIS = new Analysis<>("BufferAliases", BufferAliases::of);

  private final ValueNumbers numbers;
  private final Map<Region, Integer> depths = new IdentityHashMap<>(2);
  /** The edges in the direction of the flow: value i has the targets[starts[i]] to targets[starts[i + 1] - 1]. */
  private int[] starts;
  private int[] targets;
  /** The values that replaced a value, for values with aliases. */
  private final Map<Value, List<Value>> replaced = new IdentityHashMap<>(2);

  /** Additional sources of values besides the sources in the graph. */
  private final Map<Value, List<Value>> further = new IdentityHashMap<>(2);
  private final BufferGraph graph;
  /** Whether there is a call. All values are tracked then, as a call can return a buffer in results of any type. */
  private final boolean followsAll;
  /** The values that hold the address of a buffer, each with whether it may be known as a number. */
  private final Map<Value, Boolean> addresses;

  private BufferAliases(
      ValueNumbers numbers, BufferGraph graph, boolean followsAll, Map<Value, Boolean> addresses) {
    this.numbers = numbers;
    this.graph = graph;
    this.followsAll = followsAll;
    this.addresses = addresses;
  }

  /** Computes the aliases of all buffers inside {@code root}. */
  public static BufferAliases of(Operation root) {
    return of(root, BufferGraph.ALIASES);
  }

  /**
   * Computes the aliases by the edges of {@code graph}. Values that hold the address of a buffer count as aliases, too.
   */
  public static BufferAliases of(Operation root, BufferGraph graph) {
    BufferAliases aliases = new BufferAliases(new ValueNumbers(), graph, false, Map.of());
    if (root.walkPreOrder(aliases::numberUnlessSpecial) == Walk.Result.INTERRUPT) {
      List<Operation> takers = new ArrayList<>();
      boolean[] hasCalls = new boolean[1];
      root.walkPreOrder((Operation op) -> {
        hasCalls[0] |= op.implementsInterface(CallOpInterface.class);
        if (BufferAddresses.isTakenBy(op)) {
          takers.add(op);
        }
      });
      aliases = new BufferAliases(new ValueNumbers(), graph,
          hasCalls[0] && graph.follows(BufferEdge.CALL), BufferAddresses.takenBy(takers));
      root.walkPreOrder((Consumer<Operation>) aliases::number);
    }
    aliases.connect();
    return aliases;
  }

  private Walk.Result numberUnlessSpecial(Operation op) {
    if (op.implementsInterface(CallOpInterface.class) || BufferAddresses.isTakenBy(op)) {
      return Walk.Result.INTERRUPT;
    }
    number(op);
    return Walk.Result.ADVANCE;
  }

  /** Returns whether {@code value} is not a memref and holds the address of a buffer. */
  public boolean isAddress(Value value) {
    return !(value.type() instanceof BaseMemRefType) && addresses.containsKey(value);
  }

  /** Returns whether the address of a buffer is taken anywhere. */
  boolean hasAddresses() {
    return !addresses.isEmpty();
  }

  /** Returns whether {@code value} is an address, or a buffer derived from one. */
  boolean isDerived(Value value) {
    return addresses.containsKey(value);
  }

  /** Returns whether the program may know {@code value}, an address, as a number, and not only forward it opaquely. */
  boolean isNumber(Value value) {
    return addresses.getOrDefault(value, false);
  }

  private void number(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      number(op.result(i));
    }
    if (op.regionCount() == 0) {
      return;
    }
    int depth = depth(op.parentRegion()) + 1;
    for (int i = 0; i < op.regionCount(); i++) {
      depths.put(op.region(i), depth);
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        for (int k = 0; k < block.argumentCount(); k++) {
          number(block.argument(k));
        }
      }
    }
  }

  private void number(Value value) {
    if (isFollowed(value)) {
      numbers.add(value);
    }
  }

  private boolean isFollowed(Value value) {
    return followsAll || value.type() instanceof BaseMemRefType || addresses.containsKey(value);
  }

  /** Returns these aliases with the additional edges {@code pairs}, each from a value to another. */
  public BufferAliases with(List<Value[]> pairs) {
    if (pairs.isEmpty()) {
      return this;
    }
    BufferAliases extended = new BufferAliases(numbers, graph, followsAll, addresses);
    extended.depths.putAll(depths);
    for (Value[] pair : pairs) {
      extended.further.computeIfAbsent(pair[1], target -> new ArrayList<>(1)).add(pair[0]);
    }
    extended.connect();
    return extended;
  }

  private void connect() {
    BufferGraph withAddresses = addresses.isEmpty() ? graph : graph.with(BufferEdge.ADDRESS);
    int[] from = new int[count()];
    int[] to = new int[count()];
    int edges = 0;
    starts = new int[count() + 1];
    List<Value> sources = new ArrayList<>();
    for (int i = 0; i < count(); i++) {
      sources.clear();
      (addresses.containsKey(value(i)) ? withAddresses : graph).collectSources(value(i), sources);
      sources.addAll(further.getOrDefault(value(i), List.of()));
      for (Value source : sources) {
        int number = numberOf(source);
        if (number < 0) {
          continue;
        }
        if (edges == from.length) {
          from = Arrays.copyOf(from, edges * 2);
          to = Arrays.copyOf(to, edges * 2);
        }
        from[edges] = number;
        to[edges++] = i;
        starts[number + 1]++;
      }
    }
    for (int i = 0; i < count(); i++) {
      starts[i + 1] += starts[i];
    }
    targets = new int[edges];
    int[] next = starts.clone();
    for (int i = 0; i < edges; i++) {
      targets[next[from[i]]++] = to[i];
    }
  }

  /** Returns the number of tracked values. */
  public int count() {
    return numbers.count();
  }

  /** Returns all tracked values, in the order of their numbers. */
  public List<Value> values() {
    return numbers.values();
  }

  Value value(int number) {
    return numbers.value(number);
  }

  /** Returns the number of {@code value}, or -1 if it is not tracked. */
  public int numberOf(Value value) {
    return isFollowed(value) ? numbers.of(value) : -1;
  }

  int firstEdge(int number) {
    return starts[number];
  }

  int lastEdge(int number) {
    return starts[number + 1];
  }

  int target(int edge) {
    return targets[edge];
  }

  /** Returns the nesting depth of {@code region} inside the root. Outer regions have smaller depths. */
  public int depth(Region region) {
    return region == null ? 0 : depths.getOrDefault(region, 0);
  }

  /** Returns the values that receive the buffer of {@code value} in one step. */
  public List<Value> directAliases(Value value) {
    int number = numberOf(value);
    int edges = number < 0 ? 0 : starts[number + 1] - starts[number];
    List<Value> others = replaced.isEmpty() ? List.of() : replaced.getOrDefault(value, List.of());
    if (edges == 0 && others.isEmpty()) {
      return List.of();
    }
    List<Value> found = new ArrayList<>(edges + others.size());
    for (int i = 0; i < edges; i++) {
      found.add(value(targets[starts[number] + i]));
    }
    found.addAll(others);
    return found;
  }

  /** Returns all values that can be the buffer of {@code value}, beginning with {@code value}. */
  public List<Value> resolve(Value value) {
    return resolveUpTo(Set.of(), value);
  }

  /** Like {@link #resolve}, without the edges that lead to {@code ends}. */
  public List<Value> resolveUpTo(Set<Value> ends, Value value) {
    return resolveUpTo(ends::contains, value);
  }

  /** Like {@link #resolve}, without the edges that lead to values that {@code isEnd} accepts. */
  public List<Value> resolveUpTo(Predicate<Value> isEnd, Value value) {
    List<Value> found = new ArrayList<>();
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    found.add(value);
    seen.add(value);
    for (int i = 0; i < found.size(); i++) {
      for (Value alias : directAliases(found.get(i))) {
        if (!isEnd.test(alias) && seen.add(alias)) {
          found.add(alias);
        }
      }
    }
    return found;
  }

  /** Records that {@code kept} has replaced {@code dropped} and has its aliases from now on. */
  public void replace(Value dropped, Value kept) {
    int number = numberOf(dropped);
    if (number >= 0 && numberOf(kept) >= 0 && (starts[number] < starts[number + 1] || replaced.containsKey(dropped))) {
      replaced.computeIfAbsent(kept, value -> new ArrayList<>(1)).add(dropped);
    }
  }

  /** Returns whether the buffer of {@code value} can be another value's buffer. */
  public static boolean hasSources(Value value) {
    List<Value> sources = new ArrayList<>();
    BufferGraph.ALIASES.collectSources(value, sources);
    return !sources.isEmpty();
  }

  /** Returns all values whose buffer {@code value} can be, beginning with {@code value}. */
  public List<Value> resolveReverse(Value value) {
    List<Value> found = new ArrayList<>();
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Value> sources = new ArrayList<>();
    found.add(value);
    seen.add(value);
    for (int i = 0; i < found.size(); i++) {
      sources.clear();
      (addresses.containsKey(found.get(i)) ? graph.with(BufferEdge.ADDRESS) : graph)
          .collectSources(found.get(i), sources);
      for (Value source : sources) {
        if (isFollowed(source) && seen.add(source)) {
          found.add(source);
        }
      }
    }
    return found;
  }
}
