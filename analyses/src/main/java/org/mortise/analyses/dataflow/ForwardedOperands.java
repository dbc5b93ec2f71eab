// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.ControlFlowEdges;

/** Finds the operands that an operation may forward unchanged along some edge. Linear in the edges. */
final class ForwardedOperands {
  private final BitSet found = new BitSet();

  private ForwardedOperands() {}

  /**
   * Returns the indices of the forwarded operands; null if the operation does not forward operands along control flow.
   */
  static @Nullable BitSet of(Operation op) {
    ForwardedOperands forwarded = new ForwardedOperands();
    return forwarded.isControlFlow(op) ? forwarded.found : null;
  }

  private boolean isControlFlow(Operation op) {
    if (ControlFlowEdges.toSuccessors(op, this::add) || ControlFlowEdges.intoRegions(op, this::add)) {
      return true;
    }
    CallOpInterface call = op.getInterface(CallOpInterface.class);
    if (call != null) {
      add(call.getArgOperands(op));
      return true;
    }
    return ControlFlowEdges.outOfRegion(op, this::add) || isReturn(op);
  }

  private boolean isReturn(Operation op) {
    Operation parent = op.parentOp();
    if (parent == null || !op.hasTrait(Trait.RETURN_LIKE) || !parent.implementsInterface(CallableOpInterface.class)) {
      return false;
    }
    found.set(0, op.operandCount());
    return true;
  }

  private void add(OperandRange operands, List<? extends Value> inputs) {
    add(operands);
  }

  private void add(OperandRange range) {
    found.set(range.start(), range.start() + range.size());
  }
}
