// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.PropertyEncoding;
import org.mortise.ir.attributes.IntegerAttr;

/** A set of flags, which is a number in bytecode. */
final class FlagsEncoding implements PropertyEncoding {
  private final long all;

  /** Creates the encoding of subsets of {@code all}. */
  FlagsEncoding(long all) {
    this.all = all;
  }

  @Override
  public Attribute read(BytecodeInput in) {
    long bits = in.readVarInt();
    if ((bits & ~all) != 0) {
      throw in.error("unknown flags: " + Long.toUnsignedString(bits));
    }
    return OverflowForm.attribute(in.context(), (int) bits);
  }

  @Override
  public void write(Attribute attribute, BytecodeOutput out) {
    out.writeVarInt(((IntegerAttr) attribute).longValue());
  }
}
