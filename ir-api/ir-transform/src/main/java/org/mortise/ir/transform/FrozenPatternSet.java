// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.mortise.ir.Dialect;
import org.mortise.ir.OperationName;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.rewrite.CanonicalizationPatterns;
import org.mortise.ir.rewrite.DialectPatterns;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * Patterns indexed by the operations that they match, best first: by descending benefit, then patterns for one
 * operation name before patterns for any, then in the order of addition. Immutable to its users and thread-safe.
 */
public final class FrozenPatternSet {
  private static final RewritePattern[] NONE = {};

  private final List<RewritePattern> patterns;
  private final Predicate<OperationName> canonicalized;
  private final PatternFilter filter;
  private final Map<OperationName, RewritePattern[]> byName = new ConcurrentHashMap<>();

  private FrozenPatternSet(
      List<RewritePattern> patterns, Predicate<OperationName> canonicalized, PatternFilter filter) {
    this.patterns = List.copyOf(patterns);
    this.canonicalized = canonicalized;
    this.filter = filter;
  }

  public static FrozenPatternSet of(PatternSet patterns) {
    return new FrozenPatternSet(patterns.patterns(), name -> false, PatternFilter.ALL);
  }

  /** Returns the patterns of {@code patterns} that pass {@code filter}. */
  public static FrozenPatternSet of(PatternSet patterns, PatternFilter filter) {
    return new FrozenPatternSet(patterns.patterns(), name -> false, filter);
  }

  /**
   * Returns {@code patterns} together with the canonicalization patterns of every operation. These are collected when
   * the first operation of a name is encountered; a pattern that the definition of one operation adds for operations of
   * another name is ignored.
   */
  public static FrozenPatternSet withCanonicalizations(PatternSet patterns, PatternFilter filter) {
    return new FrozenPatternSet(patterns.patterns(), name -> true, filter);
  }

  /** Returns {@code patterns} together with the canonicalization patterns of the operations of one dialect. */
  public static FrozenPatternSet withCanonicalizationsOf(String namespace, PatternSet patterns) {
    return new FrozenPatternSet(
        patterns.patterns(), name -> name.dialectNamespace().equals(namespace), PatternFilter.ALL);
  }

  /** The patterns to try on an operation of this name, best first. */
  RewritePattern[] patternsFor(OperationName name) {
    RewritePattern[] known = byName.get(name);
    return known != null ? known : byName.computeIfAbsent(name, this::collect);
  }

  private RewritePattern[] collect(OperationName name) {
    List<RewritePattern> own = new ArrayList<>();
    List<RewritePattern> any = new ArrayList<>();
    sortOut(patterns, name, own, any);
    OpDefinition definition = OpDefinition.of(name);
    if (definition != null && canonicalized.test(name)) {
      PatternSet canonicalizations = new PatternSet();
      definition.addCanonicalizationPatterns(canonicalizations);
      for (CanonicalizationPatterns added : name.getInterfaces(CanonicalizationPatterns.class)) {
        added.addTo(canonicalizations);
      }
      for (Dialect dialect : name.context().dialectsInUse()) {
        if (dialect instanceof DialectPatterns added) {
          added.addTo(canonicalizations);
        }
      }
      sortOut(canonicalizations.patterns(), name, own, any);
    }
    own.addAll(any);
    own.sort((a, b) -> Integer.compare(b.benefit(), a.benefit()));
    return own.toArray(NONE);
  }

  private void sortOut(
      List<RewritePattern> from, OperationName name, List<RewritePattern> own, List<RewritePattern> any) {
    for (RewritePattern pattern : from) {
      if (!filter.accepts(pattern)) {
        continue;
      }
      if (pattern.rootName() == null) {
        any.add(pattern);
      } else if (pattern.rootName().equals(name.name())) {
        own.add(pattern);
      }
    }
  }
}
