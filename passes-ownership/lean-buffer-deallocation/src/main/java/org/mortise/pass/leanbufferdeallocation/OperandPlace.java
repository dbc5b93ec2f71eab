// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** An operand, as a key. */
record OperandPlace(Operation op, int index) {
  static OperandPlace of(OpOperand use) {
    return new OperandPlace(use.owner(), use.index());
  }

  Value value() {
    return op.operand(index);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OperandPlace place && place.op == op && place.index == index;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(op) * 31 + index;
  }
}
