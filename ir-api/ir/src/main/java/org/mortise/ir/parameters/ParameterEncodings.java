// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.attributes.StringAttr;

/** Encodings of parameters that dialects share. */
public final class ParameterEncodings {
  /** An unsigned 32-bit number. */
  public static final ParameterEncoding<Integer> UINT32 = new IntEncoding();

  /** An unsigned 64-bit number. */
  public static final ParameterEncoding<Long> UINT64 = new LongEncoding();

  /** A truth value. */
  public static final ParameterEncoding<Boolean> BOOL = new BoolEncoding();

  /** An attribute that is a string without a type, and always there: its characters. */
  public static final ParameterEncoding<StringAttr> CHARACTERS = new CharacterEncoding();

  private ParameterEncodings() {}

  /** Returns the encoding of attributes of a class, or of an interface of attributes, by references. */
  public static <A> ParameterEncoding<A> attribute(Class<A> kind) {
    return new AttributeEncoding<>(kind);
  }

  /** Returns the encoding of an enumeration by the index of its constants. */
  public static <E extends Enum<E>> ParameterEncoding<E> ordinal(Class<E> kind) {
    return new OrdinalEncoding<>(kind);
  }

  /** Returns the encoding of 32-bit numbers that can be absent: twice the number plus one, or zero. */
  public static ParameterEncoding<Integer> optionalUint32() {
    return new OptionalIntEncoding();
  }

  /** Returns the encoding of lists: whether there are elements, then their number, then the elements. */
  public static <T> ParameterEncoding<List<T>> list(ParameterEncoding<T> element) {
    return new ListEncoding<>(element);
  }

  private static int readInt(BytecodeInput in, long number) {
    if (number >>> Integer.SIZE != 0) {
      throw in.error("number of more than 32 bits: " + Long.toUnsignedString(number));
    }
    return (int) number;
  }

  private record IntEncoding() implements ParameterEncoding<Integer> {
    @Override
    public Integer read(BytecodeInput in, boolean isRequired) {
      return readInt(in, in.readVarInt());
    }

    @Override
    public void write(BytecodeOutput out, Integer value, boolean isRequired) {
      out.writeVarInt(Integer.toUnsignedLong(value));
    }
  }

  private record LongEncoding() implements ParameterEncoding<Long> {
    @Override
    public Long read(BytecodeInput in, boolean isRequired) {
      return in.readVarInt();
    }

    @Override
    public void write(BytecodeOutput out, Long value, boolean isRequired) {
      out.writeVarInt(value);
    }
  }

  private record OptionalIntEncoding() implements ParameterEncoding<Integer> {
    @Override
    public @Nullable Integer read(BytecodeInput in, boolean isRequired) {
      long number = in.readVarInt();
      return (number & 1) == 0 ? null : (Integer) readInt(in, number >>> 1);
    }

    @Override
    public void write(BytecodeOutput out, @Nullable Integer value, boolean isRequired) {
      out.writeVarInt(value == null ? 0 : Integer.toUnsignedLong(value) << 1 | 1);
    }
  }

  private record BoolEncoding() implements ParameterEncoding<Boolean> {
    @Override
    public Boolean read(BytecodeInput in, boolean isRequired) {
      return in.readBool();
    }

    @Override
    public void write(BytecodeOutput out, Boolean value, boolean isRequired) {
      out.writeBool(value);
    }
  }

  private record CharacterEncoding() implements ParameterEncoding<StringAttr> {
    @Override
    public StringAttr read(BytecodeInput in, boolean isRequired) {
      return StringAttr.of(in.context(), in.readString());
    }

    @Override
    public boolean canWrite(StringAttr value) {
      return value.type() == null;
    }

    @Override
    public void write(BytecodeOutput out, StringAttr value, boolean isRequired) {
      out.writeString(value.value());
    }
  }

  private record OrdinalEncoding<E extends Enum<E>>(Class<E> kind) implements ParameterEncoding<E> {
    @Override
    public E read(BytecodeInput in, boolean isRequired) {
      E[] constants = kind.getEnumConstants();
      long index = in.readVarInt();
      if (index < 0 || index >= constants.length) {
        throw in.error("no constant of " + kind.getSimpleName() + ": " + Long.toUnsignedString(index));
      }
      return constants[(int) index];
    }

    @Override
    public void write(BytecodeOutput out, E value, boolean isRequired) {
      out.writeVarInt(value.ordinal());
    }
  }

  private record AttributeEncoding<A>(Class<A> kind) implements ParameterEncoding<A> {
    @Override
    public @Nullable A read(BytecodeInput in, boolean isRequired) {
      Attribute attribute = isRequired ? in.readAttribute() : in.readOptionalAttribute();
      if (attribute != null && !kind.isInstance(attribute)) {
        throw in.error("expected " + kind.getSimpleName() + ", but got: " + attribute);
      }
      return kind.cast(attribute);
    }

    @Override
    public void write(BytecodeOutput out, @Nullable A value, boolean isRequired) {
      if (isRequired) {
        out.writeAttribute((Attribute) value);
      } else {
        out.writeOptionalAttribute((Attribute) value);
      }
    }
  }

  private record ListEncoding<T>(ParameterEncoding<T> element) implements ParameterEncoding<List<T>> {
    @Override
    public List<T> read(BytecodeInput in, boolean isRequired) {
      if (!in.readBool()) {
        return List.of();
      }
      int count = in.readCount();
      List<T> values = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        T value = element.read(in, false);
        if (value == null) {
          throw in.error("missing element of a list");
        }
        values.add(value);
      }
      return List.copyOf(values);
    }

    @Override
    public void write(BytecodeOutput out, List<T> values, boolean isRequired) {
      out.writeBool(!values.isEmpty());
      if (!values.isEmpty()) {
        out.writeVarInt(values.size());
        values.forEach(value -> element.write(out, value, false));
      }
    }
  }
}
