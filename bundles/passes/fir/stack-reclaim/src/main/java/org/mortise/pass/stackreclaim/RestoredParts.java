// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackreclaim;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.CallOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.DoLoopOp;
import org.mortise.dialect.llvm.StackRestoreOp;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;

/** The parts of a loop body between a save of the stack and its last restore. */
final class RestoredParts {
  private static final String RESTORE = "llvm.stackrestore";

  private RestoredParts() {}

  /** Returns whether the body of a loop allocates on the stack outside of such parts. Linear in the body. */
  static boolean allocatesOutside(DoLoopOp loop) {
    Set<Operation> open = new HashSet<>();
    for (Operation op = loop.body().last(); op != null; op = op.previous()) {
      Operation save = savedBy(op);
      if (save != null && save.block() == loop.body()) {
        open.add(save);
      }
      open.remove(op);
      if (open.isEmpty() && AllocaOp.of(op) != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns the operation that saved the pointer which {@code op} restores, or null. */
  private static @Nullable Operation savedBy(Operation op) {
    CallOp call = CallOp.of(op);
    SymbolRefAttr callee = call == null ? null : call.calleeAttr();
    boolean isCall = callee != null && callee.rootReference().startsWith(RESTORE) && op.operandCount() == 1;
    if (!isCall && StackRestoreOp.of(op) == null) {
      return null;
    }
    Operation saved = op.operand(0).definingOp();
    while (ConvertOp.of(saved) != null) {
      saved = saved.operand(0).definingOp();
    }
    return saved;
  }
}
