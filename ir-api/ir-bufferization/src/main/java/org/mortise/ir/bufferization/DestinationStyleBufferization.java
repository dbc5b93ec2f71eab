// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;

/**
 * Base of operations in destination-passing style: they read all operands, write the inits, and a result has the buffer
 * of its init.
 */
public abstract class DestinationStyleBufferization implements BufferizableOpInterface {
  @Override
  public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
    return true;
  }

  @Override
  public boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state) {
    return isInit(operand);
  }

  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    Operation op = operand.owner();
    return isInit(operand)
        ? List.of(AliasingValue.equivalent(interfaceOf(op).getTiedOpResult(op, operand.index()))) : List.of();
  }

  /** Returns whether {@code operand} is an init. */
  protected static boolean isInit(OpOperand operand) {
    return interfaceOf(operand.owner()).isDpsInit(operand.owner(), operand.index());
  }

  private static DestinationStyleOpInterface interfaceOf(Operation op) {
    return op.getInterface(DestinationStyleOpInterface.class);
  }
}
