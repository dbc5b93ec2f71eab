// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;

/**
 * A call of a {@link CallableOpInterface callable}, by symbol or by value: exactly one of {@link #getCalleeSymbol} and
 * {@link #getCalleeValue} is there. The callee need not be known; then nothing is assumed of it.
 */
public interface CallOpInterface extends OpInterface {
  /** The symbol that is called, or null if the callee is a value. */
  SymbolRefAttr getCalleeSymbol(Operation op);

  /** The value that is called, or null if the callee is a symbol. */
  default Value getCalleeValue(Operation op) {
    return null;
  }

  /** The operands that become the callee's arguments. */
  OperandRange getArgOperands(Operation op);
}
