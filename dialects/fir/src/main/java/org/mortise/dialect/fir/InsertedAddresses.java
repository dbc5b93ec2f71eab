// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BufferViewFlowOpInterface;

/** An aggregate refers to the memory of the previous aggregate and of the inserted value. */
final class InsertedAddresses implements BufferViewFlowOpInterface {
  @Override
  public void getSources(Operation op, Value value, List<Value> sources) {
    sources.add(op.operand(0));
    sources.add(op.operand(1));
  }

  @Override
  public boolean mayBeTerminalBuffer(Operation op, Value value) {
    return false;
  }
}
