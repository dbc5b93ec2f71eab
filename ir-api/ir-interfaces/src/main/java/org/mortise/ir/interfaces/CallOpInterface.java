// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;

/**
 * A call of a {@link CallableOpInterface callable}, by symbol or by value: exactly one of {@link #getCalleeSymbol} and
 * {@link #getCalleeValue} is not null. The callee may be unknown; analyses then assume the worst case.
 */
public interface CallOpInterface extends OpInterface {
  /** Returns the called symbol, or null if the callee is a value. */
  @Nullable SymbolRefAttr getCalleeSymbol(Operation op);

  /** Returns the called value, or null if the callee is a symbol. */
  default @Nullable Value getCalleeValue(Operation op) {
    return null;
  }

  /** Returns the operands that are passed to the arguments of the callee. */
  OperandRange getArgOperands(Operation op);
}
