// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.BranchOpInterface;

/** Base of branches: a successor argument may have the buffer of its forwarded operand. */
public abstract class BranchBufferization extends NoAccessBufferization {
  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    Operation op = operand.owner();
    BranchOpInterface branch = op.getInterface(BranchOpInterface.class);
    List<AliasingValue> aliases = new ArrayList<>();
    for (int i = 0; i < op.successorCount(); i++) {
      OperandRange forwarded = branch.getSuccessorOperands(op, i).forwarded();
      int position = operand.index() - forwarded.start();
      if (position >= 0 && position < forwarded.size()) {
        aliases.add(AliasingValue.maybeEquivalent(op.successor(i).argument(position)));
      }
    }
    return aliases;
  }
}
