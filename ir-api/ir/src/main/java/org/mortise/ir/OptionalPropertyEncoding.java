// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;

/** The bytecode of a property that can be absent: a truth value, then the property if that is true. */
record OptionalPropertyEncoding(PropertyEncoding present) implements PropertyEncoding {
  @Override
  public @Nullable Attribute read(BytecodeInput in) {
    return in.readBool() ? present.read(in) : null;
  }

  @Override
  public void write(@Nullable Attribute attribute, BytecodeOutput out) {
    out.writeBool(attribute != null);
    if (attribute != null) {
      present.write(attribute, out);
    }
  }
}
