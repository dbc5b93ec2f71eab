// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/** The base of operations with regions of several blocks, whose arguments are passed by branches. */
public abstract class UnstructuredControlFlowBufferization extends NoAccessBufferization {
  @Override
  public boolean supportsUnstructuredControlFlow() {
    return true;
  }

  /** Returns the type that all forwarded operands have, or one to which all can be cast. */
  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    if (value instanceof OpResult) {
      return super.getBufferType(value, types);
    }
    BlockArgument argument = (BlockArgument) value;
    return types.ofForwarded(argument, forwardedOperands(argument));
  }

  /** Returns the branch operands whose buffers may be the buffer of a block argument. */
  protected static List<AliasingOpOperand> aliasingBranchOperands(BlockArgument argument) {
    List<AliasingOpOperand> aliases = new ArrayList<>();
    for (OpOperand operand : forwardedOperands(argument)) {
      aliases.add(AliasingOpOperand.maybeEquivalent(operand));
    }
    return aliases;
  }

  private static List<OpOperand> forwardedOperands(BlockArgument argument) {
    List<OpOperand> operands = new ArrayList<>();
    Block block = argument.parentBlock();
    for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
      Operation branch = use.owner();
      OperandRange forwarded =
          branch.getInterface(BranchOpInterface.class).getSuccessorOperands(branch, use.index()).forwarded();
      operands.add(branch.opOperand(forwarded.start() + argument.index()));
    }
    return operands;
  }
}
