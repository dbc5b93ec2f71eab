// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.dialect.llvm.attributes.LlvmOverflowFlagsAttr;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOpInterface;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;

/** The flags of operations of MLIR 19.1 that can exclude overflows are a number in bytecode. */
final class FormerOverflowEncoding implements BytecodeOpInterface {
  private static final long ALL = OverflowForm.NSW | OverflowForm.NUW;

  @Override
  public void readProperties(BytecodeInput in, OperationState state) {
    long bits = in.readVarInt();
    if ((bits & ~ALL) != 0) {
      throw in.error("unknown overflow flags: " + Long.toUnsignedString(bits));
    }
    state.addAttribute("overflowFlags", LlvmOverflowFlagsAttr.of(in.context(), (int) bits));
  }

  @Override
  public void writeProperties(Operation op, BytecodeOutput out) {
    LlvmOverflowFlagsAttr flags = op.getAttr("overflowFlags", LlvmOverflowFlagsAttr.class);
    out.writeVarInt(flags == null ? LlvmOverflowFlagsAttr.NONE : flags.bits());
  }
}
