// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.conversion.ConversionTarget.Action;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * The patterns for each operation in the order in which a conversion tries them: first by the number of further
 * patterns needed to reach legal operations, fewest first, then by benefit, then the latest added first. A pattern is
 * omitted if it creates operations that no pattern can legalize. If there are patterns for any operation, the created
 * operations are unknown, and the order is by benefit and by addition only. Linear in the patterns and the operations
 * that they create. Immutable.
 */
final class LegalizationOrder {
  private static final RewritePattern[] NONE = {};

  private final ConversionTarget target;
  private final Map<String, RewritePattern[]> byName = new HashMap<>();
  private RewritePattern[] any = NONE;

  LegalizationOrder(PatternSet patterns, ConversionTarget target) {
    this.target = target;
    List<RewritePattern> forAny = new ArrayList<>();
    Map<String, List<RewritePattern>> named = new HashMap<>();
    List<RewritePattern> candidates = new ArrayList<>();
    for (RewritePattern pattern : patterns.patterns()) {
      if (pattern.rootName() == null) {
        forAny.add(pattern);
      } else if (target.action(pattern.rootName()) != Action.LEGAL) {
        candidates.add(pattern);
      }
    }
    if (forAny.isEmpty()) {
      named = legalizing(candidates);
    } else {
      for (RewritePattern pattern : candidates) {
        named.computeIfAbsent(pattern.rootName(), name -> new ArrayList<>()).add(pattern);
      }
    }
    sort(named, forAny);
  }

  /** Returns the patterns that lead to legal operations, by the operations that they match. */
  private Map<String, List<RewritePattern>> legalizing(List<RewritePattern> candidates) {
    Map<String, List<RewritePattern>> creators = new HashMap<>();
    for (RewritePattern pattern : candidates) {
      for (String created : pattern.generatedOps()) {
        creators.computeIfAbsent(created, name -> new ArrayList<>()).add(pattern);
      }
    }
    Map<String, List<RewritePattern>> legalizing = new HashMap<>();
    Set<RewritePattern> accepted = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<RewritePattern> open = new ArrayDeque<>();
    Set<RewritePattern> isOpen = Collections.newSetFromMap(new IdentityHashMap<>());
    pushAll(candidates, open, isOpen);
    while (!open.isEmpty()) {
      RewritePattern pattern = open.pop();
      isOpen.remove(pattern);
      if (accepted.contains(pattern) || !canBeLegal(pattern.generatedOps(), legalizing)) {
        continue;
      }
      accepted.add(pattern);
      boolean isFirst = !legalizing.containsKey(pattern.rootName());
      legalizing.computeIfAbsent(pattern.rootName(), name -> new ArrayList<>()).add(pattern);
      if (isFirst) {
        pushAll(creators.getOrDefault(pattern.rootName(), List.of()), open, isOpen);
      }
    }
    return legalizing;
  }

  private static void pushAll(
      List<RewritePattern> patterns, Deque<RewritePattern> open, Set<RewritePattern> isOpen) {
    for (RewritePattern pattern : patterns) {
      if (isOpen.add(pattern)) {
        open.push(pattern);
      }
    }
  }

  private boolean canBeLegal(List<String> created, Map<String, List<RewritePattern>> legalizing) {
    for (String name : created) {
      Action action = target.action(name);
      if ((action == null || action == Action.ILLEGAL) && !legalizing.containsKey(name)) {
        return false;
      }
    }
    return true;
  }

  private void sort(Map<String, List<RewritePattern>> named, List<RewritePattern> forAny) {
    Map<String, Integer> depths = new HashMap<>();
    Map<RewritePattern, Integer> patternDepths = new IdentityHashMap<>();
    for (String name : named.keySet()) {
      computeDepths(name, named, depths, patternDepths);
    }
    for (Map.Entry<String, List<RewritePattern>> entry : named.entrySet()) {
      byName.put(entry.getKey(), sorted(entry.getValue(), patternDepths));
    }
    forAny.forEach(pattern -> patternDepths.put(pattern, 1));
    any = sorted(forAny, patternDepths);
  }

  private static RewritePattern[] sorted(List<RewritePattern> patterns, Map<RewritePattern, Integer> depths) {
    List<RewritePattern> sorted = new ArrayList<>(patterns);
    sorted.sort((a, b) -> {
      int byDepth = Integer.compare(depths.get(a), depths.get(b));
      return byDepth != 0 ? byDepth : Integer.compare(b.benefit(), a.benefit());
    });
    return sorted.toArray(NONE);
  }

  /** Computes the depths of the patterns for {@code name} and their dependencies, without recursion. */
  private static void computeDepths(String name, Map<String, List<RewritePattern>> named,
      Map<String, Integer> depths, Map<RewritePattern, Integer> patternDepths) {
    Deque<String> open = new ArrayDeque<>();
    Set<String> begun = new HashSet<>();
    open.push(name);
    while (!open.isEmpty()) {
      String current = open.peek();
      if (begun.add(current)) {
        for (String created : generatedBy(named.getOrDefault(current, List.of()))) {
          if (!depths.containsKey(created) && !begun.contains(created)) {
            open.push(created);
          }
        }
        continue;
      }
      open.pop();
      if (!depths.containsKey(current)) {
        depths.put(current, depthOf(named.getOrDefault(current, List.of()), depths, patternDepths));
      }
    }
  }

  private static Set<String> generatedBy(List<RewritePattern> patterns) {
    Set<String> names = new LinkedHashSet<>();
    patterns.forEach(pattern -> names.addAll(pattern.generatedOps()));
    return names;
  }

  /** Returns the minimum length of a chain of patterns; 0 without patterns or in a cycle. */
  private static int depthOf(List<RewritePattern> patterns, Map<String, Integer> depths,
      Map<RewritePattern, Integer> patternDepths) {
    int least = patterns.isEmpty() ? 0 : Integer.MAX_VALUE;
    for (RewritePattern pattern : patterns) {
      int depth = 1;
      for (String created : pattern.generatedOps()) {
        depth = Math.max(depth, depths.getOrDefault(created, 0) + 1);
      }
      patternDepths.put(pattern, depth);
      least = Math.min(least, depth);
    }
    return least;
  }

  /**
   * Returns the patterns for operations of this name, best first. A pattern for any operation takes precedence over a
   * pattern for the name if more patterns follow it in its list.
   */
  RewritePattern[] patternsFor(String name) {
    RewritePattern[] own = byName.getOrDefault(name, NONE);
    if (any.length == 0) {
      return own;
    }
    if (own.length == 0) {
      return any;
    }
    RewritePattern[] merged = new RewritePattern[own.length + any.length];
    int nextOwn = 0;
    int nextAny = 0;
    for (int i = 0; i < merged.length; i++) {
      int ownLeft = own.length - nextOwn;
      int anyLeft = any.length - nextAny;
      merged[i] = anyLeft > ownLeft ? any[nextAny++] : own[nextOwn++];
    }
    return merged;
  }
}
