// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affinescalrep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.AliasAnalysis;
import org.mortise.analyses.alias.AliasOracle;
import org.mortise.dialect.affine.AffineAccess;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.dominance.PostDominanceInfo;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.pass.PassRun;

/** Replaces loads and removes stores of one function: see {@link AffineScalrepFactory}. */
final class ScalarReplacement {
  private final Operation function;
  private final AliasOracle aliases;
  private final DominanceInfo dominance = new DominanceInfo();
  private final PostDominanceInfo postDominance = new PostDominanceInfo();

  ScalarReplacement(Operation function, PassRun run) {
    this.function = function;
    this.aliases = run.get(AliasAnalysis.ANALYSIS);
  }

  void run() {
    Accesses stores = Accesses.in(function, AffineAccess::isStore);
    Map<AffineAccess, AffineAccess> forwarded =
        available(Accesses.in(function, access -> !access.isStore()), stores);
    Set<Value> memrefs = new LinkedHashSet<>();
    forwarded.keySet().forEach(load -> memrefs.add(load.memref()));
    replace(forwarded);
    stores.all.stream().filter(store -> isOverwritten(store, stores)).toList()
        .forEach(store -> store.operation().erase());
    memrefs.forEach(ScalarReplacement::eraseIfOnlyWritten);
    Accesses loads = Accesses.in(function, access -> !access.isStore());
    replace(available(loads, loads));
  }

  /** Returns for each load of a known value the earlier access with the same value. */
  private Map<AffineAccess, AffineAccess> available(Accesses loads, Accesses sources) {
    Map<AffineAccess, AffineAccess> available = new LinkedHashMap<>();
    for (AffineAccess load : loads.all) {
      AffineAccess source = sources.before(load, this::dominates);
      if (source != null && !Between.mayHaveEffect(source.operation(), load, Kind.WRITE, aliases)) {
        available.put(load, source);
      }
    }
    return available;
  }

  /** Replaces the loads by the values of their sources, which may be loads that are replaced themselves. */
  private static void replace(Map<AffineAccess, AffineAccess> sources) {
    for (AffineAccess load : List.copyOf(sources.keySet())) {
      AffineAccess source = sources.get(load);
      while (sources.containsKey(source)) {
        source = sources.get(source);
      }
      sources.put(load, source); // so that loads with this source find the first one in one step
      load.value().replaceAllUsesWith(source.value());
    }
    sources.keySet().forEach(load -> load.operation().erase());
  }

  private boolean dominates(AffineAccess first, AffineAccess second) {
    return dominance.properlyDominates(first.operation(), second.operation());
  }

  /** Returns whether a later store of the region overwrites the value of {@code store} before any read. */
  private boolean isOverwritten(AffineAccess store, Accesses stores) {
    AffineAccess later = stores.after(
        store, (other, one) -> other.operation().parentRegion() == one.operation().parentRegion()
            && postDominance.properlyPostDominates(other.operation(), one.operation()));
    return later != null && !Between.mayHaveEffect(store.operation(), later, Kind.READ, aliases);
  }

  /** Erases an allocation with its stores and deallocations if nothing else uses it. */
  private static void eraseIfOnlyWritten(Value memref) {
    Operation allocation = memref.definingOp();
    if (allocation == null || !hasOnlyEffect(allocation, Kind.ALLOCATE, memref)) {
      return;
    }
    Set<Operation> users = new LinkedHashSet<>();
    for (OpOperand use : memref.uses()) {
      AffineAccess access = AffineAccess.of(use.owner());
      boolean isStore = access != null && access.isStore() && access.memref() == memref && access.value() != memref;
      if (!isStore && !hasOnlyEffect(use.owner(), Kind.FREE, memref)) {
        return;
      }
      users.add(use.owner());
    }
    users.forEach(Operation::erase);
    allocation.erase();
  }

  private static boolean hasOnlyEffect(Operation op, Kind kind, Value value) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    return effects != null && effects.size() == 1
        && effects.get(0).kind() == kind && effects.get(0).value() == value;
  }

  /** Whether the first of two accesses is on every path to, or from, the second one. */
  @FunctionalInterface
  private interface Order {
    boolean holds(AffineAccess candidate, AffineAccess access);
  }

  /** Loads or stores of a function in program order, also grouped by the elements that they access. */
  private static final class Accesses {
    private final List<AffineAccess> all = new ArrayList<>();
    private final Map<Object, List<AffineAccess>> sameElements = new HashMap<>();
    private final Map<Operation, Integer> numbers = new HashMap<>();

    static Accesses in(Operation function, Predicate<AffineAccess> wanted) {
      Accesses accesses = new Accesses();
      function.walkPreOrder(op -> {
        AffineAccess access = AffineAccess.of(op);
        if (access == null) {
          return;
        }
        accesses.numbers.put(op, accesses.numbers.size());
        if (wanted.test(access)) {
          accesses.all.add(access);
          accesses.sameElements.computeIfAbsent(access.elements(), key -> new ArrayList<>()).add(access);
        }
      });
      return accesses;
    }

    /** Returns the nearest access to the same elements for which {@code order} holds, or null. */
    @Nullable AffineAccess before(AffineAccess access, Order order) {
      List<AffineAccess> candidates = sameElements.getOrDefault(access.elements(), List.of());
      int position = position(candidates, access);
      AffineAccess found = null;
      for (int i = position - 1; i >= 0 && found == null; i--) {
        found = order.holds(candidates.get(i), access) ? candidates.get(i) : null;
      }
      for (int i = position; i < candidates.size() && found == null; i++) {
        found = order.holds(candidates.get(i), access) ? candidates.get(i) : null;
      }
      return found;
    }

    /** Like {@link #before}, but prefers later accesses, the nearest one first. */
    @Nullable AffineAccess after(AffineAccess access, Order order) {
      List<AffineAccess> candidates = sameElements.getOrDefault(access.elements(), List.of());
      int position = position(candidates, access);
      AffineAccess found = null;
      for (int i = position; i < candidates.size() && found == null; i++) {
        found = order.holds(candidates.get(i), access) ? candidates.get(i) : null;
      }
      for (int i = position - 1; i >= 0 && found == null; i--) {
        found = order.holds(candidates.get(i), access) ? candidates.get(i) : null;
      }
      return found;
    }

    /** Returns the number of candidates before {@code access} in the text. */
    private int position(List<AffineAccess> candidates, AffineAccess access) {
      int wanted = numbers.get(access.operation());
      int low = 0;
      int high = candidates.size();
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (numbers.get(candidates.get(middle).operation()) < wanted) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }
  }
}
