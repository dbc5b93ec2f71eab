// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.accesses;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.SparseForwardAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Finds the value forwarded by control flow: a block argument represents the value passed by all branches. Results of
 * operations, including views, represent themselves.
 */
final class UnderlyingValues extends SparseForwardAnalysis<UnderlyingValues.Underlying> {
  private static final Underlying UNKNOWN = new Underlying(null);

  /**
   * An underlying value.
   *
   * @param value null for one of several values
   */
  record Underlying(@Nullable Value value) {}

  /** Returns the value underlying {@code value}, or null if it is unknown or never computed. */
  @Nullable Value find(Value value) {
    Underlying underlying = lookup(value);
    return underlying == null ? null : underlying.value();
  }

  @Override
  protected Underlying entryElement(Value value) {
    return new Underlying(value);
  }

  @Override
  protected void visitOperation(Operation op, List<Underlying> operands) {
    setToEntry(op);
  }

  @Override
  protected Underlying join(Underlying a, Underlying b) {
    return a.equals(b) ? a : UNKNOWN;
  }
}
