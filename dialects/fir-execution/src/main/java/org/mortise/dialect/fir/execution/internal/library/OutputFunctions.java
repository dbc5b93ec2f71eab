// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution.internal.library;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.Descriptor;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.LogicalType;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;

/** Output statements. The statement is passed from call to call where the library has the address of its state. */
final class OutputFunctions {
  private static final Object[] TRUE = {-1L};
  private static final Object[] NO_ERROR = {0L};

  private OutputFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    Text text = new Text(context);
    return switch (name) {
      case "ioBeginExternalListOutput" -> (arguments, machine) -> new Object[] {new ListOutput()};
      case "ioEndIoStatement" -> (arguments, machine) -> {
        output(arguments).end(machine);
        return NO_ERROR;
      };
      case "ioOutputInteger8", "ioOutputInteger16", "ioOutputInteger32", "ioOutputInteger64" ->
          (arguments, machine) -> item(output(arguments), arguments[1].toString(), machine);
      case "ioOutputReal32" -> (arguments, machine) ->
          item(output(arguments), ListOutput.text((Float) arguments[1]), machine);
      case "ioOutputReal64" -> (arguments, machine) ->
          item(output(arguments), ListOutput.text((Double) arguments[1]), machine);
      case "ioOutputComplex32", "ioOutputComplex64" -> (arguments, machine) ->
          item(output(arguments), complex(arguments[1], arguments[2]), machine);
      case "ioOutputLogical" -> (arguments, machine) -> item(output(arguments), logical(arguments[1]), machine);
      case "ioOutputAscii" -> (arguments, machine) -> {
        output(arguments).characters(text.read((MemRef) arguments[1], (Long) arguments[2], machine), machine);
        return TRUE;
      };
      case "ioOutputDescriptor" -> (arguments, machine) -> {
        descriptor(output(arguments), Descriptor.of(arguments[1], machine), text, machine);
        return TRUE;
      };
      default -> null;
    };
  }

  private static ListOutput output(Object[] arguments) {
    return (ListOutput) arguments[0];
  }

  private static Object[] item(ListOutput output, String text, Machine machine) {
    output.item(text, machine);
    return TRUE;
  }

  private static String logical(Object value) {
    return (Long) value == 0 ? "F" : "T";
  }

  private static String complex(Object real, Object imaginary) {
    return "(" + number(real) + "," + number(imaginary) + ")";
  }

  private static String number(Object value) {
    return value instanceof Float single ? ListOutput.text(single)
        : value instanceof Double number ? ListOutput.text(number) : value.toString();
  }

  private static void descriptor(ListOutput output, Descriptor items, Text text, Machine machine) {
    Type type = items.elementType();
    ValueFormat format = ValueFormat.of(type);
    long count = items.count();
    for (long i = 0; i < count; i++) {
      machine.step(1);
      MemRef place = items.element(i);
      if (type instanceof CharacterType) {
        output.characters(text.read(place, items.elementBytes(), machine), machine);
        continue;
      }
      Object value = place.memory.read(place.start, format);
      if (value == Poison.VALUE) {
        throw machine.fault("prints an undefined value");
      }
      output.item(type instanceof LogicalType ? logical(value)
          : value instanceof ComplexNumber complex ? complex(complex.real(), complex.imaginary()) : number(value),
          machine);
    }
  }
}
