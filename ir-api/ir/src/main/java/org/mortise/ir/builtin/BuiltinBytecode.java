// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.builtin;

import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.DialectBytecode;
import org.mortise.ir.Type;

/** The encoding of builtin types, attributes and locations in bytecode. */
final class BuiltinBytecode implements DialectBytecode {
  static final BuiltinBytecode INSTANCE = new BuiltinBytecode();

  private BuiltinBytecode() {}

  @Override
  public Attribute readAttribute(BytecodeInput in) {
    return BuiltinAttributeDecoding.read(in);
  }

  @Override
  public Type readType(BytecodeInput in) {
    return BuiltinTypeEncoding.read(in);
  }

  @Override
  public boolean writeAttribute(Attribute attribute, BytecodeOutput out) {
    return BuiltinAttributeEncoding.write(attribute, out);
  }

  @Override
  public boolean writeType(Type type, BytecodeOutput out) {
    return BuiltinTypeEncoding.write(type, out);
  }
}
