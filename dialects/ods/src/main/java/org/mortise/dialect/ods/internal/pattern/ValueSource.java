// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Values that a name, or an operation of a pattern, stands for. */
sealed interface ValueSource {
  /** Returns the values; empty if there are none. */
  List<Value> get(Bindings bindings);

  /** The values of a name. */
  record Bound(int slot) implements ValueSource {
    @Override
    public List<Value> get(Bindings bindings) {
      return bindings.values(slot);
    }
  }

  /**
   * The results of an operation.
   *
   * @param slot the operation
   * @param result the position of the result, or {@link Term#ANY_RESULT} for all
   */
  record Results(int slot, int result) implements ValueSource {
    @Override
    public List<Value> get(Bindings bindings) {
      Operation op = bindings.operation(slot);
      if (op == null || result >= op.resultCount()) {
        return List.of();
      }
      return result == Term.ANY_RESULT ? List.of(op.results()) : List.of(op.result(result));
    }
  }
}
