// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackreclaim;

import org.mortise.dialect.dlti.DataLayoutSpecAttr;
import org.mortise.dialect.fir.DoLoopOp;
import org.mortise.dialect.llvm.StackRestoreOp;
import org.mortise.dialect.llvm.StackSaveOp;
import org.mortise.dialect.llvm.types.PointerType;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;

/** Restores the stack at the end of the body of a loop. */
final class StackReclamation {
  private static final String LAYOUT = "dlti.dl_spec";
  private static final String MEMORY_SPACE = "dlti.alloca_memory_space";

  private StackReclamation() {}

  static void insert(DoLoopOp loop) {
    PointerType type = PointerType.of(loop.context(), memorySpace(loop.operation()));
    Value saved = StackSaveOp.create(OpBuilder.before(loop.body().first()), loop.location(), type);
    StackRestoreOp.create(OpBuilder.before(loop.body().last()), loop.location(), saved);
  }

  /** Returns the address space of the stack, from the data layout around {@code op}. */
  private static int memorySpace(Operation op) {
    for (Operation each = op; each != null; each = each.parentOp()) {
      if (each.getAttr(LAYOUT) instanceof DataLayoutSpecAttr layout
          && layout.valueOf(MEMORY_SPACE) instanceof IntegerAttr space) {
        return (int) space.unsignedLongValue();
      }
    }
    return 0;
  }
}
