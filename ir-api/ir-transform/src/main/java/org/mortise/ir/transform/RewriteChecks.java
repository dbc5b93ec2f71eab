// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.FoldResult;

/**
 * Checks the contract of patterns and folders, like MLIR's expensive pattern API checks: each change is made through
 * the rewriter, and a change is reported if and only if there was one. A violation throws an {@link
 * IllegalStateException} that names the pattern and the operation.
 *
 * <p>Enabled by the system property {@value #PROPERTY}, as in all tests of this project. Otherwise the checks cost
 * nothing: the JIT compiler treats the flag as a constant.
 *
 * <p>The operations of the operation that encloses the scope are hashed before the first attempt; attempts are compared
 * with that, except for operations of which the rewriter has notified. In a program of up to {@link #SMALL} operations
 * each attempt is compared; in larger programs as many attempts are compared together as keep the cost at {@link
 * #SHARE} hashes per attempt, and the message contains their number. Notifications are checked at each attempt.
 */
final class RewriteChecks {
  static final String PROPERTY = "mortise.check.rewrites";

  static final boolean ENABLED = Boolean.getBoolean(PROPERTY);

  private static final int SMALL = 128;
  private static final int SHARE = 8;

  /** The state of an operation at the last comparison; {@code position} is its number in the pre-order. */
  private record State(long fingerprint, int position) {}

  private final Operation root;
  private final Set<Operation> notified = Collections.newSetFromMap(new IdentityHashMap<>());
  private Map<Operation, State> known = Map.of();
  private String actor = "";
  private Operation target;
  private boolean anyNotification;
  private int attempts;

  /** Creates checks of the operations inside {@code root} and of itself. */
  RewriteChecks(Operation root) {
    this.root = root;
    this.target = root;
  }

  /** Records the current program, with which the following attempts are compared. */
  void start() {
    known = states();
    notified.clear();
    attempts = 0;
  }

  /** Compares the attempts that have not been compared yet. */
  void finish() {
    if (attempts > 0) {
      compare();
    }
  }

  /** Called at each notification: {@code op} may have changed. */
  void notified(Operation op) {
    anyNotification = true;
    if (op != null) {
      notified.add(op);
    }
  }

  /** Called for an inserted operation, possibly with nested operations. */
  void notifiedOfAll(Operation op) {
    anyNotification = true;
    op.walkPreOrder(inner -> {
      notified.add(inner);
    });
  }

  /** Called before a pattern or folder is tried on {@code op}. */
  void beforeAttempt(String name, Operation op) {
    actor = name;
    target = op;
    anyNotification = false;
    attempts++;
  }

  /** Called after an attempt; {@code changed} is its result. */
  void afterAttempt(boolean changed) {
    if (!changed && anyNotification) {
      throw violation("reported no change after a change through the rewriter");
    }
    boolean silent = changed && !anyNotification;
    if (silent || known.size() <= SMALL || (long) attempts * SHARE >= known.size()) {
      compare();
    }
    if (silent) {
      throw violation("reported a change but changed nothing");
    }
  }

  /**
   * Called after a folder that reports a change in place. {@code previous} is the operation before {@code op} before
   * that: folders may insert constants and replace results of {@code op} by them.
   */
  void afterFoldInPlace(Operation op, Operation previous) {
    notified(op);
    for (Operation constant = op.previous(); constant != previous; constant = constant.previous()) {
      notified(constant);
      for (OpOperand use = constant.result(0).firstUse(); use != null; use = use.nextUse()) {
        notified(use.owner());
      }
    }
    afterAttempt(true);
  }

  /** Returns the fingerprint of {@code op} for {@link #checkFold}, which includes the results that are used. */
  static long beforeFold(Operation op) {
    long hash = Fingerprint.of(op);
    for (int i = 0; i < op.resultCount(); i++) {
      hash = hash * 3 + (op.result(i).hasUses() ? 1 : 0);
    }
    return hash;
  }

  /**
   * Checks the result of a folder of {@code op}; {@code before} is the result of {@link #beforeFold}. A folder that
   * returns values may have changed the operation, which is replaced. Linear in the operation.
   */
  static void checkFold(Operation op, long before, FoldResult result) {
    boolean changed = beforeFold(op) != before;
    if (changed && result == FoldResult.NONE) {
      throw new IllegalStateException("folder of " + describe(op) + " changed the operation without reporting it");
    }
    if (!changed && result == FoldResult.IN_PLACE) {
      throw new IllegalStateException("folder of " + describe(op) + " reported a change but changed nothing");
    }
  }

  private Map<Operation, State> states() {
    Map<Operation, State> states = new IdentityHashMap<>(known.size());
    Walk.preOrder(root, op -> {
      states.put(op, new State(Fingerprint.of(op), states.size()));
    });
    return states;
  }

  private void compare() {
    Map<Operation, State> now = states();
    int found = 0;
    for (Map.Entry<Operation, State> entry : now.entrySet()) {
      Operation op = entry.getKey();
      State before = known.get(op);
      found += before == null ? 0 : 1;
      if (!notified.contains(op) && (before == null || before.fingerprint() != entry.getValue().fingerprint())) {
        throw violation((before == null ? "inserted " : "changed ") + describe(op) + " without the rewriter");
      }
    }
    if (found < known.size()) {
      checkErased(now);
    }
    checkOrder(now);
    known = now;
    notified.clear();
    attempts = 0;
  }

  private void checkErased(Map<Operation, State> now) {
    for (Operation op : known.keySet()) {
      if (!now.containsKey(op) && !notified.contains(op)) {
        throw violation("erased '" + op.name() + "' without the rewriter");
      }
    }
  }

  /** Checks that operations of which there was no notification are in the order in which they were. */
  private void checkOrder(Map<Operation, State> now) {
    Map<Block, Integer> last = new IdentityHashMap<>();
    Walk.preOrder(root, op -> {
      State before = known.get(op);
      if (op == root || before == null || notified.contains(op)) {
        return;
      }
      Integer previous = last.put(op.block(), before.position());
      if (previous != null && previous > before.position()) {
        throw violation("moved " + describe(op) + " without the rewriter");
      }
    });
  }

  private static String describe(Operation op) {
    return "'" + op.name() + "' at " + op.location();
  }

  private IllegalStateException violation(String text) {
    String others = attempts > 1 ? ", or one of the " + (attempts - 1) + " attempts before," : "";
    return new IllegalStateException(actor + " on " + describe(target) + others + " " + text);
  }
}
