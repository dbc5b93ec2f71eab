// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;

/**
 * The meanings of the operations of a dialect, as a table. The table is made when the first operation is executed, so
 * that programs that only compile do not pay for it. {@link org.mortise.ir.Serves} of a subclass names the same
 * operations.
 */
public abstract class DialectExecution implements ExecutableOpInterface {
  private volatile @Nullable Map<String, ExecutableOpInterface> table;

  /** Returns the meanings of the operations by their names. */
  protected abstract Map<String, ExecutableOpInterface> operations();

  /** Returns the names of the operations in the table. */
  public final Iterable<String> names() {
    return table().keySet();
  }

  private Map<String, ExecutableOpInterface> table() {
    Map<String, ExecutableOpInterface> known = table;
    if (known == null) {
      known = Map.copyOf(operations());
      table = known;
    }
    return known;
  }

  @Override
  public final void emit(Operation op, CodeBuilder code) {
    table().get(op.name().name()).emit(op, code);
  }
}
