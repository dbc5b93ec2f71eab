// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BufferViewFlowOpInterface;

/** The operations whose results are the variable or expression that is their first operand, or a copy of it. */
final class CopiedVariables implements BufferViewFlowOpInterface {
  @Override
  public void getSources(Operation op, Value value, List<Value> sources) {
    sources.add(op.operand(0));
  }

  @Override
  public boolean mayBeTerminalBuffer(Operation op, Value value) {
    return DeclareOp.of(op) == null;
  }
}
