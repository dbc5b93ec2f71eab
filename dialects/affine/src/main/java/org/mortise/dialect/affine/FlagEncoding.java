// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.PropertyEncoding;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.IntegerAttr;

/** A flag, which is a truth value in bytecode. */
final class FlagEncoding implements PropertyEncoding {
  @Override
  public Attribute read(BytecodeInput in) {
    return in.readBool() ? UnitAttr.of(in.context()) : IntegerAttr.bool(in.context(), false);
  }

  @Override
  public void write(Attribute attribute, BytecodeOutput out) {
    out.writeBool(AffineAttributes.isSet(attribute));
  }
}
