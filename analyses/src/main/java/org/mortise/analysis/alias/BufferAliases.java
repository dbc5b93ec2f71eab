// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.types.BaseMemRefType;

/**
 * A snapshot of the {@link BufferGraph#ALIASES} of one operation, for queries in both directions: the
 * "BufferPlacementAliasAnalysis" of the documents on buffer deallocation. Later changes of the program are not seen,
 * except for replacements that are reported by {@link #replace}.
 *
 * <p>The edges are kept, in time and memory linear in their number. {@link #resolve} is linear in the values that it
 * returns and the edges between them. For questions about the aliases of many buffers see {@link BufferFlow}.
 */
public final class BufferAliases {
  /** The aliases as passes request them. */
  public static final Analysis<BufferAliases> ANALYSIS = new Analysis<>("BufferAliases", BufferAliases::of);

  record Node(Value value, int number) {}

  private final Map<Value, Node> numbers = new IdentityHashMap<>();
  private final List<Value> values = new ArrayList<>();
  private final Map<Region, Integer> depths = new IdentityHashMap<>(2);
  /** The edges in the direction of the flow: those of value i are targets[starts[i]] to targets[starts[i + 1] - 1]. */
  private int[] starts;
  private int[] targets;
  /** The values that replaced a value, for values with aliases. */
  private final Map<Value, List<Value>> replaced = new IdentityHashMap<>(2);

  /** Whether there is a call. All values are followed then, as a call can return a buffer in results of any type. */
  private final boolean followsAll;

  private BufferAliases(boolean followsAll) {
    this.followsAll = followsAll;
  }

  /** Computes the aliases of all buffers inside {@code root}. */
  public static BufferAliases of(Operation root) {
    BufferAliases aliases = new BufferAliases(false);
    boolean hasCalls = root.walkPreOrder(aliases::numberUnlessCall) == Walk.Result.INTERRUPT;
    if (hasCalls) {
      aliases = new BufferAliases(true);
      root.walkPreOrder((Consumer<Operation>) aliases::number);
    }
    aliases.connect();
    return aliases;
  }

  private Walk.Result numberUnlessCall(Operation op) {
    if (op.implementsInterface(CallOpInterface.class)) {
      return Walk.Result.INTERRUPT;
    }
    number(op);
    return Walk.Result.ADVANCE;
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
    if (followsAll || value.type() instanceof BaseMemRefType) {
      numbers.put(value, new Node(value, values.size()));
      values.add(value);
    }
  }

  private void connect() {
    int[] from = new int[values.size()];
    int[] to = new int[values.size()];
    int edges = 0;
    starts = new int[values.size() + 1];
    List<Value> sources = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      sources.clear();
      BufferGraph.ALIASES.collectSources(values.get(i), sources);
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
    for (int i = 0; i < values.size(); i++) {
      starts[i + 1] += starts[i];
    }
    targets = new int[edges];
    int[] next = starts.clone();
    for (int i = 0; i < edges; i++) {
      targets[next[from[i]]++] = to[i];
    }
  }

  int count() {
    return values.size();
  }

  /** Returns all values that are followed, in the order of their numbers. */
  public List<Value> values() {
    return Collections.unmodifiableList(values);
  }

  Value value(int number) {
    return values.get(number);
  }

  /** Returns the number of {@code value}, or -1 if it is not followed. */
  int numberOf(Value value) {
    Node node = numbers.get(value);
    return node == null ? -1 : node.number();
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

  /** Returns the values that get the buffer of {@code value} in one step. */
  public List<Value> directAliases(Value value) {
    int number = numberOf(value);
    List<Value> found = new ArrayList<>();
    for (int edge = number < 0 ? 0 : starts[number]; number >= 0 && edge < starts[number + 1]; edge++) {
      found.add(values.get(targets[edge]));
    }
    found.addAll(replaced.getOrDefault(value, List.of()));
    return found;
  }

  /** Returns all values that can be the buffer of {@code value}, beginning with {@code value}. */
  public List<Value> resolve(Value value) {
    return resolveUpTo(Set.of(), value);
  }

  /** Returns the same as {@link #resolve}, without the edges that lead to {@code ends}. */
  public List<Value> resolveUpTo(Set<Value> ends, Value value) {
    List<Value> found = new ArrayList<>();
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    found.add(value);
    seen.add(value);
    for (int i = 0; i < found.size(); i++) {
      for (Value alias : directAliases(found.get(i))) {
        if (!ends.contains(alias) && seen.add(alias)) {
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

  /** Returns whether the buffer of {@code value} can be that of another value. */
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
      BufferGraph.ALIASES.collectSources(found.get(i), sources);
      for (Value source : sources) {
        if ((followsAll || source.type() instanceof BaseMemRefType) && seen.add(source)) {
          found.add(source);
        }
      }
    }
    return found;
  }
}
