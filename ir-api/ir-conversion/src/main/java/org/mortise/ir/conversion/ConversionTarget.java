// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;

/**
 * The operations that are legal after a conversion. A rule for an operation takes precedence over a rule for its
 * dialect, and that over the callback for unknown operations. Not thread-safe while it is built; then it can be used by
 * several conversions if its callbacks are thread-safe.
 */
public final class ConversionTarget {
  /** The rule for operations of one name. */
  public enum Action {
    /** The operation is not converted. */
    LEGAL,
    /** A callback decides for each operation. */
    DYNAMIC,
    /** The operation must be replaced. */
    ILLEGAL
  }

  /** A callback that decides about single operations. Must not change the program. */
  @FunctionalInterface
  public interface Legality {
    /** Returns whether {@code op} is legal; null to defer to an earlier callback. */
    @Nullable Boolean isLegal(Operation op);
  }

  /** The legality of one operation. */
  enum Verdict {
    LEGAL,
    /** Legal with all operations inside it. */
    RECURSIVELY_LEGAL,
    UNKNOWN,
    ILLEGAL
  }

  private record Rule(Action action, @Nullable Legality callback) {}

  private final Map<String, Rule> operations = new HashMap<>();
  private final Map<String, Rule> dialects = new HashMap<>();
  private final Set<String> recursive = new HashSet<>();
  private final Map<String, Legality> recursiveCallbacks = new HashMap<>();
  private @Nullable Rule unknown;

  /** Declares operations legal. */
  public ConversionTarget addLegalOp(String... names) {
    return setActions(operations, Action.LEGAL, names);
  }

  /** Declares the operations of dialects legal. */
  public ConversionTarget addLegalDialect(String... namespaces) {
    return setActions(dialects, Action.LEGAL, namespaces);
  }

  /** Declares operations illegal. */
  public ConversionTarget addIllegalOp(String... names) {
    return setActions(operations, Action.ILLEGAL, names);
  }

  /** Declares the operations of dialects illegal. */
  public ConversionTarget addIllegalDialect(String... namespaces) {
    return setActions(dialects, Action.ILLEGAL, namespaces);
  }

  private ConversionTarget setActions(Map<String, Rule> rules, Action action, String... keys) {
    for (String key : keys) {
      Rule old = rules.get(key);
      rules.put(key, new Rule(action, old == null ? null : old.callback()));
    }
    return this;
  }

  /** Adds a callback that decides about operations; if it returns null, the previous callback decides. */
  public ConversionTarget addDynamicallyLegalOp(Legality callback, String... names) {
    for (String name : names) {
      setCallback(operations, name, callback);
    }
    return this;
  }

  /** Adds a callback that decides about operations of dialects; if it returns null, the previous callback decides. */
  public ConversionTarget addDynamicallyLegalDialect(Legality callback, String... namespaces) {
    for (String namespace : namespaces) {
      setCallback(dialects, namespace, callback);
    }
    return this;
  }

  /** Adds a callback that decides about all operations without another rule. */
  public ConversionTarget markUnknownOpDynamicallyLegal(Legality callback) {
    Legality old = unknown == null ? null : unknown.callback();
    unknown = new Rule(Action.DYNAMIC, firstOf(callback, old));
    return this;
  }

  private static void setCallback(Map<String, Rule> rules, String key, Legality callback) {
    Rule old = rules.get(key);
    rules.put(key, new Rule(Action.DYNAMIC, firstOf(callback, old == null ? null : old.callback())));
  }

  private static Legality firstOf(Legality newer, @Nullable Legality older) {
    if (older == null) {
      return newer;
    }
    return op -> {
      Boolean legal = newer.isLegal(op);
      return legal != null ? legal : older.isLegal(op);
    };
  }

  /** Declares that a legal operation of this name makes all nested operations legal. */
  public ConversionTarget markOpRecursivelyLegal(String... names) {
    recursive.addAll(Set.of(names));
    return this;
  }

  /**
   * Declares that a legal operation of this name makes all operations inside it legal if {@code callback} accepts it or
   * returns null.
   */
  public ConversionTarget markOpRecursivelyLegal(Legality callback, String... names) {
    for (String name : names) {
      recursive.add(name);
      recursiveCallbacks.merge(name, callback, (older, newer) -> firstOf(newer, older));
    }
    return this;
  }

  /** Returns the rule for operations of this name, or null. */
  public @Nullable Action action(OperationName name) {
    Rule rule = rule(name);
    return rule == null ? null : rule.action();
  }

  /** Like {@link #action(OperationName)}, for a name that need not be registered. */
  public @Nullable Action action(String name) {
    int dot = name.indexOf('.');
    Rule rule = rule(name, dot < 0 ? "" : name.substring(0, dot));
    return rule == null ? null : rule.action();
  }

  private @Nullable Rule rule(OperationName name) {
    return rule(name.name(), name.dialectNamespace());
  }

  private @Nullable Rule rule(String name, String namespace) {
    Rule rule = operations.get(name);
    if (rule == null && !dialects.isEmpty()) {
      rule = dialects.get(namespace);
    }
    return rule != null ? rule : unknown;
  }

  /** Returns whether {@code op} is legal. */
  public boolean isLegal(Operation op) {
    Verdict verdict = verdict(op);
    return verdict == Verdict.LEGAL || verdict == Verdict.RECURSIVELY_LEGAL;
  }

  /** Returns whether {@code op} is illegal; an unknown operation is neither legal nor illegal. */
  public boolean isIllegal(Operation op) {
    return verdict(op) == Verdict.ILLEGAL;
  }

  Verdict verdict(Operation op) {
    Rule rule = rule(op.name());
    if (rule == null) {
      return Verdict.UNKNOWN;
    }
    if (rule.action() == Action.ILLEGAL) {
      return Verdict.ILLEGAL;
    }
    if (rule.action() == Action.DYNAMIC) {
      Boolean legal = rule.callback() == null ? null : rule.callback().isLegal(op);
      if (legal == null || !legal) {
        return legal == null ? Verdict.UNKNOWN : Verdict.ILLEGAL;
      }
    }
    return isRecursive(op) ? Verdict.RECURSIVELY_LEGAL : Verdict.LEGAL;
  }

  private boolean isRecursive(Operation op) {
    String name = op.name().name();
    if (recursive.isEmpty() || !recursive.contains(name)) {
      return false;
    }
    Legality callback = recursiveCallbacks.get(name);
    return callback == null || !Boolean.FALSE.equals(callback.isLegal(op));
  }
}
