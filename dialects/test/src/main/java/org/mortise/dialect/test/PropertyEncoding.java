// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOpInterface;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.types.IntegerType;

/** The bytecode of properties that are attributes here but other data in MLIR, in order. */
final class PropertyEncoding implements BytecodeOpInterface {
  /** MLIR's data type of a property, which determines its encoding. */
  private enum Kind {
    ATTRIBUTE,
    I32,
    I64,
    THREE_NUMBERS,
    FOUR_NUMBERS,
    TEXT
  }

  /** A property, or one entry of the dictionary that is the property {@code owner}. */
  private record Field(String name, String owner, Kind kind, boolean isNew) {}

  private final List<Field> fields = new ArrayList<>();

  PropertyEncoding(OpDefinition definition) {
    switch (definition.name()) {
      case "test.with_properties" -> with("b", Kind.ATTRIBUTE).with("a", Kind.I64).with("array", Kind.FOUR_NUMBERS);
      case "test.with_properties_and_attr", "test.with_properties_and_inferred_type" ->
          with("lhs", Kind.ATTRIBUTE).with("rhs", Kind.I64);
      case "test.with_nice_properties" -> with("prop", "label", Kind.TEXT).with("prop", "value", Kind.I32);
      case "test.with_versioned_properties" ->
          with("prop", "value1", Kind.I32).with("prop", "value2", Kind.I32).sinceVersion2();
      case "test.versionedA" -> with("dims", Kind.ATTRIBUTE).with("modifier", Kind.ATTRIBUTE).sinceVersion2();
      case "test.with_wrapped_properties" -> with("prop", Kind.TEXT);
      case "test.using_int_property_with_worse_bytecode" -> with("value", Kind.ATTRIBUTE);
      case "test.using_property_in_custom" -> with("prop", Kind.THREE_NUMBERS);
      case "test.using_property_in_custom_and_other" -> with("prop", Kind.THREE_NUMBERS).with("other", Kind.I64);
      case "test.using_property_ref_in_custom" -> with("first", Kind.I64).with("second", Kind.I64);
      default -> throw new IllegalArgumentException(definition.name());
    }
  }

  private PropertyEncoding with(String name, Kind kind) {
    fields.add(new Field(name, "", kind, false));
    return this;
  }

  /** Adds an entry of the dictionary that is a property. */
  private PropertyEncoding with(String owner, String name, Kind kind) {
    fields.add(new Field(name, owner, kind, false));
    return this;
  }

  /** States that the last added property is absent in programs before version 2.0 of the dialect. */
  private PropertyEncoding sinceVersion2() {
    Field last = fields.remove(fields.size() - 1);
    fields.add(new Field(last.name, last.owner, last.kind, true));
    return this;
  }

  @Override
  public void readProperties(BytecodeInput in, OperationState state) {
    List<NamedAttribute> entries = new ArrayList<>();
    String owner = "";
    for (Field field : fields) {
      boolean isMissing = field.isNew && TestBytecode.isOld(in);
      Attribute value = isMissing ? TestConstraints.integer(in.context(), Integer.SIZE, 0) : read(in, field.kind);
      if (field.owner.isEmpty()) {
        state.addAttribute(field.name, isMissing ? null : value);
      } else {
        owner = field.owner;
        entries.add(new NamedAttribute(field.name, value));
      }
    }
    if (!entries.isEmpty()) {
      state.addAttribute(owner, DictionaryAttr.of(in.context(), entries));
    }
  }

  private static Attribute read(BytecodeInput in, Kind kind) {
    return switch (kind) {
      case ATTRIBUTE -> in.readAttribute();
      case I32 -> IntegerAttr.of(IntegerType.of(in.context(), Integer.SIZE), in.readVarInt());
      case I64 -> IntegerAttr.of(IntegerType.of(in.context(), Long.SIZE), in.readVarInt());
      case TEXT -> StringAttr.of(in.context(), in.readString());
      case THREE_NUMBERS, FOUR_NUMBERS -> readNumbers(in, kind == Kind.THREE_NUMBERS ? 3 : 4);
    };
  }

  private static Attribute readNumbers(BytecodeInput in, int count) {
    if (in.readCount() != count) {
      throw in.error("expected " + count + " numbers");
    }
    long[] numbers = new long[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = in.readVarInt();
    }
    return DenseI64ArrayAttr.of(in.context(), numbers);
  }

  @Override
  public void writeProperties(Operation op, BytecodeOutput out) {
    for (Field field : fields) {
      Attribute value = field.owner.isEmpty()
          ? op.getAttr(field.name) : ((DictionaryAttr) op.getAttr(field.owner)).get(field.name);
      write(value, field.kind, out);
    }
  }

  private static void write(Attribute value, Kind kind, BytecodeOutput out) {
    switch (kind) {
      case ATTRIBUTE -> out.writeAttribute(value);
      case I32, I64 -> out.writeVarInt(((IntegerAttr) value).longValue());
      case TEXT -> out.writeString(((StringAttr) value).value());
      case THREE_NUMBERS, FOUR_NUMBERS -> {
        long[] numbers = ((DenseI64ArrayAttr) value).toArray();
        out.writeVarInt(numbers.length);
        for (long number : numbers) {
          out.writeVarInt(number);
        }
      }
    }
  }
}
