// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.types.BaseMemRefType;

/** The precondition on terminators: the buffers that reach block arguments must be known. */
final class Branches {
  static final Precondition KNOWN_OPERANDS = Precondition.checkedByPass(
      "A terminator whose successors have buffers as arguments implements `BranchOpInterface`.",
      op -> op.error("passes a buffer to a successor in a way that is not known"));

  private Branches() {}

  /** Returns an error about the first terminator in {@code function} with unknown forwarded buffers, or null. */
  static @Nullable Diagnostic violationIn(Operation function) {
    Diagnostic[] found = new Diagnostic[1];
    function.walkPreOrder((Operation op) -> {
      if (op != function && OwnershipGraph.isApart(op)) {
        return Walk.Result.SKIP;
      }
      for (int i = 0; i < op.successorCount(); i++) {
        BranchOpInterface branch = op.getInterface(BranchOpInterface.class);
        int unknown = branch == null ? Integer.MAX_VALUE : branch.getSuccessorOperands(op, i).producedCount();
        if (hasBuffer(op.successor(i), unknown)) {
          found[0] = KNOWN_OPERANDS.error(op);
          found[0].hint(op.location(), branch == null
              ? "'" + op.name() + "' does not implement BranchOpInterface"
              : "a buffer that the terminator produces has no owner; let an operation before it produce the buffer");
          return Walk.Result.INTERRUPT;
        }
      }
      return Walk.Result.ADVANCE;
    });
    return found[0];
  }

  private static boolean hasBuffer(Block block, int count) {
    for (int i = 0; i < Math.min(block.argumentCount(), count); i++) {
      if (block.argument(i).type() instanceof BaseMemRefType) {
        return true;
      }
    }
    return false;
  }
}
