// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.mortise.ir.Operation;
import org.mortise.ir.rewrite.RewriteListener;

/**
 * Limits the rewrites of operations that patterns of files have created. Such patterns can be applied without end: they
 * may rely on a folder in C++, which the file does not have. Rewrites that make the program smaller end by themselves,
 * so the limit grows by the number of operations that were erased. Rewrites that make it larger stop early. The next
 * iteration of the driver starts with a new budget.
 */
final class RewriteBudget implements RewriteListener {
  private static final int BASE = 10_000;
  private static final int PER_ERASED = 16;
  private static final int GROWTH = 1_000;

  private final Set<Operation> created = Collections.newSetFromMap(new IdentityHashMap<>());
  private long spent;
  private long grown;
  private long added;

  /** Returns whether an operation may be rewritten. */
  boolean allows(Operation op) {
    return !created.contains(op)
        || grown < GROWTH + Math.max(0, -added) && spent < BASE + PER_ERASED * Math.max(0, -added);
  }

  /** Records that an operation is rewritten to a number of new ones. */
  void spend(Operation op, int count) {
    if (created.contains(op)) {
      spent++;
      grown += Math.max(0, count - 1);
    }
  }

  /** Records an operation that a pattern has created. */
  void addCreated(Operation op) {
    created.add(op);
  }

  @Override
  public void operationInserted(Operation op) {
    added++;
  }

  @Override
  public void operationInsertedSilently(Operation op) {
    added++;
  }

  @Override
  public void operationErased(Operation op) {
    added--;
    created.remove(op);
  }
}
