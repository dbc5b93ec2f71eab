// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.ArrayLoadOp;
import org.mortise.dialect.fir.ArrayMergeStoreOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The operations on array values in a function: loads, stores, and the accesses of each load, which are found along
 * changed array values, loops and branches. Linear in the uses of array values.
 */
final class ArrayAccesses {
  private final Map<Operation, List<ArrayAccess>> byLoad = new LinkedHashMap<>();
  private final Map<Operation, Operation> loadOf = new IdentityHashMap<>();
  private final List<ArrayMergeStoreOp> stores = new ArrayList<>();
  private final Map<Operation, List<ArrayMergeStoreOp>> storesOf = new IdentityHashMap<>();
  private final List<ArrayAccess> all = new ArrayList<>();
  private @Nullable Operation ambiguous;
  private @Nullable Operation unloaded;

  ArrayAccesses(Operation function) {
    function.walkPreOrder(op -> {
      ArrayAccess access = ArrayAccess.of(op);
      if (ArrayLoadOp.of(op) != null) {
        byLoad.put(op, new ArrayList<>());
      } else if (ArrayMergeStoreOp.of(op) != null) {
        addStore(ArrayMergeStoreOp.of(op));
      } else if (access != null) {
        all.add(access);
      }
    });
    byLoad.forEach(this::collect);
    for (ArrayAccess access : all) {
      if (unloaded == null && !loadOf.containsKey(access.operation())) {
        unloaded = access.operation();
      }
    }
  }

  private void addStore(ArrayMergeStoreOp store) {
    stores.add(store);
    storesOf.computeIfAbsent(store.original().definingOp(), load -> new ArrayList<>()).add(store);
  }

  private void collect(Operation load, List<ArrayAccess> accesses) {
    Set<Value> seen = new HashSet<>();
    Deque<Value> pending = new ArrayDeque<>();
    add(load.result(0), seen, pending);
    List<Value> targets = new ArrayList<>();
    while (!pending.isEmpty()) {
      for (OpOperand use : pending.pop().uses()) {
        ArrayAccess access = ArrayAccess.of(use.owner());
        if (access == null) {
          ArrayFlow.collectTargets(use, targets);
          targets.forEach(target -> add(target, seen, pending));
          targets.clear();
        } else if (use.value() == access.sequence() && !isKnown(access, load)) {
          accesses.add(access);
          if (access.changed() != null) {
            add(access.changed(), seen, pending);
          }
        }
      }
    }
  }

  private boolean isKnown(ArrayAccess access, Operation load) {
    Operation known = loadOf.put(access.operation(), load);
    if (known != null && known != load) {
      ambiguous = access.operation();
    }
    return known == load;
  }

  private static void add(Value value, Set<Value> seen, Deque<Value> pending) {
    if (seen.add(value)) {
      pending.push(value);
    }
  }

  /** Returns the loads, in program order. */
  Set<Operation> loads() {
    return Collections.unmodifiableSet(byLoad.keySet());
  }

  List<ArrayMergeStoreOp> stores() {
    return stores;
  }

  /** Returns the stores of changes of the array value that a load defines, in program order. */
  List<ArrayMergeStoreOp> storesOf(Operation load) {
    return storesOf.getOrDefault(load, List.of());
  }

  /** Returns the accesses of all loads, in program order. */
  List<ArrayAccess> all() {
    return all;
  }

  /** Returns the accesses of the array value that a load defines, and of the values after changes of it. */
  List<ArrayAccess> of(Operation load) {
    return byLoad.get(load);
  }

  ArrayLoadOp loadOf(ArrayAccess access) {
    return ArrayLoadOp.of(loadOf.get(access.operation()));
  }

  /** Returns an access that may belong to several loads, or null. */
  @Nullable Operation ambiguous() {
    return ambiguous;
  }

  /** Returns the first access of a value that is not derived from a load, or null. */
  @Nullable Operation unloaded() {
    return unloaded;
  }
}
