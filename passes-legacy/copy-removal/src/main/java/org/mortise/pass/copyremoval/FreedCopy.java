// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CopyOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * A copy whose source is freed later in the same block and not used between: the common part of conditions 1, 3 and 4.
 *
 * @param copy the copy
 * @param source the copied buffer
 * @param target the written buffer
 * @param deallocation the operation that frees the source and has no other effect
 */
record FreedCopy(Operation copy, Value source, Value target, Operation deallocation) {

  /** Returns whether {@code op} frees exactly one buffer, unconditionally, and has no other effect. */
  static boolean isDeallocation(Operation op) {
    return op.operandCount() == 1 && op.resultCount() == 0 && op.regionCount() == 0
        && MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, op.operand(0));
  }

  /** Returns the copy in the same block that is the last use of the freed buffer before {@code op}; null if none. */
  static @Nullable FreedCopy before(Operation op, BufferClasses classes, BlockingOperations blockers) {
    Value freed = op.operand(0);
    blockers.addChangeOf(freed);
    if (isCopiedNowhere(freed)) {
      return null;
    }
    Operation last = classes.lastUseBefore(freed, op);
    blockers.add(last);
    CopyOpInterface copying =
        last == null || last.block() != op.block() ? null : last.getInterface(CopyOpInterface.class);
    if (copying == null || copying.getSource(last) != freed) {
      return null;
    }
    Value target = copying.getTarget(last);
    boolean hasOtherResults = last.resultCount() > 1 || last.resultCount() == 1 && last.result(0) != target;
    return hasOtherResults || target == freed ? null : new FreedCopy(last, freed, target, op);
  }

  /** A quick check without aliases, which is sufficient for most buffers. */
  private static boolean isCopiedNowhere(Value buffer) {
    for (OpOperand use = buffer.firstUse(); use != null; use = use.nextUse()) {
      if (use.owner().implementsInterface(CopyOpInterface.class)) {
        return false;
      }
    }
    return true;
  }

}
