// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;

/**
 * Partitions a list of values into classes of the same buffer, numbered from 0. Linear in the values and the views
 * between them and their bases.
 */
final class OriginClasses {
  static final int NONE = OriginFlow.NO_CLASS;

  private final BufferOrigins origins;
  private final Map<Value, Value> bases = new IdentityHashMap<>();
  private final Map<Object, Integer> classes = new HashMap<>();
  private final List<List<Integer>> members = new ArrayList<>();
  private final List<Value> representatives = new ArrayList<>();
  private final BitSet mixed = new BitSet();
  private final int[] countByKind = new int[BufferOrigin.Kind.values().length];

  OriginClasses(BufferOrigins origins, List<? extends Value> values) {
    this.origins = origins;
    for (int i = 0; i < values.size(); i++) {
      Value base = base(values.get(i));
      BufferOrigin origin = origins.originOf(base);
      int number = classes.computeIfAbsent(key(base, origin), key -> members.size());
      if (number == members.size()) {
        members.add(new ArrayList<>(1));
        representatives.add(base);
      }
      if (representatives.get(number) != base) {
        mixed.set(number);
      }
      members.get(number).add(i);
      countByKind[origin.kind().ordinal()]++;
    }
  }

  int count() {
    return members.size();
  }

  /** Returns the class of {@code value}, which need not be in the list, or {@link #NONE}. */
  int of(Value value) {
    Value base = base(value);
    return classes.getOrDefault(key(base, origins.originOf(base)), NONE);
  }

  /** Returns the positions of the members in the list, ascending. */
  List<Integer> members(int number) {
    return number == NONE ? List.of() : members.get(number);
  }

  /** Returns the base of the first member. */
  Value representative(int number) {
    return representatives.get(number);
  }

  /** Returns whether all members are views of one base. */
  boolean hasOneBase(int number) {
    return !mixed.get(number);
  }

  /** Returns the number of values of {@code kind} in other classes than {@code own}, whose kind is {@code ownKind}. */
  int others(BufferOrigin.Kind kind, int own, BufferOrigin.Kind ownKind) {
    return countByKind[kind.ordinal()] - (kind == ownKind ? members(own).size() : 0);
  }

  @Nullable BufferOrigin originOf(Value value) {
    return origins.originOf(base(value));
  }

  /** Returns the key that is equal for values with the same buffer. */
  private static Object key(Value base, BufferOrigin origin) {
    return origin.isLeaf() ? origin : base;
  }

  /** As {@link BufferGraph#viewBase}, but follows a chain that several values share only once. */
  Value base(Value value) {
    Value base = bases.get(value);
    if (base != null) {
      return base;
    }
    List<Value> chain = new ArrayList<>(2);
    Value next = value;
    while (base == null) {
      chain.add(next);
      Value source = BufferGraph.viewSource(next);
      base = source == null ? next : bases.get(source);
      next = source;
    }
    for (Value view : chain) {
      bases.put(view, base);
    }
    return base;
  }
}
