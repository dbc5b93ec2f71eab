// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.PropertyEncoding;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;

/** The bytecode of the kinds of properties that MLIR's {@code Properties.td} defines. */
public final class PropertyEncodings {
  /** A flag that is there or not: a truth value. */
  public static final PropertyEncoding UNIT = new UnitEncoding();

  /** A string: its characters. */
  public static final PropertyEncoding STRING = new StringEncoding();

  private PropertyEncodings() {}

  /** Returns the encoding of integers of a type with at most 64 bits: a truth value, or an unsigned 64-bit number. */
  public static PropertyEncoding integer(int width) {
    return width == 1 ? new BoolEncoding() : new IntegerEncoding(width, Signedness.SIGNLESS, -1);
  }

  /** Returns the encoding of the values of an enumeration, which are attributes with such integers: its bits. */
  public static PropertyEncoding enumeration(int width, Signedness signedness) {
    return new IntegerEncoding(width, signedness, -1L >>> Long.SIZE - width);
  }

  private record UnitEncoding() implements PropertyEncoding {
    @Override
    public @Nullable Attribute read(BytecodeInput in) {
      return in.readBool() ? UnitAttr.of(in.context()) : null;
    }

    @Override
    public void write(@Nullable Attribute attribute, BytecodeOutput out) {
      out.writeBool(attribute != null);
    }

    @Override
    public PropertyEncoding optional() {
      return this;
    }
  }

  private record BoolEncoding() implements PropertyEncoding {
    @Override
    public Attribute read(BytecodeInput in) {
      return IntegerAttr.bool(in.context(), in.readBool());
    }

    @Override
    public void write(Attribute attribute, BytecodeOutput out) {
      out.writeBool(((IntegerAttr) attribute).boolValue());
    }
  }

  /**
   * An integer as an unsigned 64-bit number.
   *
   * @param written the bits that are written; the sign is in the others
   */
  private record IntegerEncoding(int width, Signedness signedness, long written) implements PropertyEncoding {
    @Override
    public Attribute read(BytecodeInput in) {
      int unused = Long.SIZE - width;
      return IntegerAttr.of(
          IntegerType.of(in.context(), width, signedness), in.readVarInt() << unused >> unused);
    }

    @Override
    public void write(Attribute attribute, BytecodeOutput out) {
      out.writeVarInt(((IntegerAttr) attribute).longValue() & written);
    }
  }

  private record StringEncoding() implements PropertyEncoding {
    @Override
    public Attribute read(BytecodeInput in) {
      return StringAttr.of(in.context(), in.readString());
    }

    @Override
    public void write(Attribute attribute, BytecodeOutput out) {
      out.writeString(((StringAttr) attribute).value());
    }
  }
}
