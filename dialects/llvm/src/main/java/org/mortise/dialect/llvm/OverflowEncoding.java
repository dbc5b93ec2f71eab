// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOpInterface;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.IntegerAttr;

/** The flags of operations that can exclude overflows are a number and no attribute in bytecode. */
final class OverflowEncoding implements BytecodeOpInterface {
  private static final long ALL = OverflowForm.NSW | OverflowForm.NUW;

  @Override
  public void readProperties(BytecodeInput in, OperationState state) {
    long bits = in.readVarInt();
    if ((bits & ~ALL) != 0) {
      throw in.error("unknown overflow flags: " + Long.toUnsignedString(bits));
    }
    state.addAttribute("overflowFlags", OverflowForm.attribute(in.context(), (int) bits));
  }

  @Override
  public void writeProperties(Operation op, BytecodeOutput out) {
    IntegerAttr flags = op.getAttr("overflowFlags", IntegerAttr.class);
    out.writeVarInt(flags == null ? 0 : flags.longValue());
  }
}
