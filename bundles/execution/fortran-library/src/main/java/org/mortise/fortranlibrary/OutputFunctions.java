// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
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

/**
 * Output statements, to the standard output and to characters. The statement is passed from call to call where the
 * library has the address of its state.
 */
final class OutputFunctions {
  private static final long STANDARD_OUTPUT = 6;
  private static final Object[] TRUE = {-1L};
  private static final Object[] NONE = {0L};

  private OutputFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    Text text = new Text(context);
    return switch (name) {
      case "ioBeginExternalListOutput" -> (arguments, machine) -> {
        checkUnit(arguments[0]);
        return new Object[] {new ListOutput(machine::print)};
      };
      case "ioBeginExternalFormattedOutput" -> (arguments, machine) -> {
        checkUnit(arguments[3]);
        String format = text.read((MemRef) arguments[0], (Long) arguments[1], machine);
        return new Object[] {new FormattedOutput(Format.parse(format, machine), machine::print)};
      };
      case "ioBeginInternalFormattedOutput" -> (arguments, machine) -> {
        String format = text.read((MemRef) arguments[2], (Long) arguments[3], machine);
        return new Object[] {new FormattedOutput(Format.parse(format, machine),
            to((MemRef) arguments[0], (Long) arguments[1], text, machine))};
      };
      case "ioBeginInternalListOutput" -> (arguments, machine) -> new Object[] {
          new ListOutput(to((MemRef) arguments[0], (Long) arguments[1], text, machine))};
      case "ioEnableHandlers" -> (arguments, machine) -> NONE;
      case "ioSetAdvance" -> (arguments, machine) -> {
        String advance = text.read((MemRef) arguments[1], (Long) arguments[2], machine);
        output(arguments).setAdvance(!advance.strip().equalsIgnoreCase("no"));
        return TRUE;
      };
      case "ioEndIoStatement" -> (arguments, machine) -> {
        output(arguments).end(machine);
        return NONE;
      };
      default -> item(name, text);
    };
  }

  private static @Nullable Primitive item(String name, Text text) {
    return switch (name) {
      case "ioOutputInteger8", "ioOutputInteger16", "ioOutputInteger32", "ioOutputInteger64" ->
          (arguments, machine) -> {
            output(arguments).integer((Long) arguments[1], machine);
            return TRUE;
          };
      case "ioOutputReal32", "ioOutputReal64" -> (arguments, machine) -> {
        output(arguments).real((Number) arguments[1], machine);
        return TRUE;
      };
      case "ioOutputComplex32", "ioOutputComplex64" -> (arguments, machine) -> {
        output(arguments).complex((Number) arguments[1], (Number) arguments[2], machine);
        return TRUE;
      };
      case "ioOutputLogical" -> (arguments, machine) -> {
        output(arguments).logical((Long) arguments[1] != 0, machine);
        return TRUE;
      };
      case "ioOutputAscii" -> (arguments, machine) -> {
        output(arguments).characters(text.read((MemRef) arguments[1], (Long) arguments[2], machine), machine);
        return TRUE;
      };
      case "ioOutputDescriptor" -> (arguments, machine) -> {
        items(output(arguments), Descriptor.of(arguments[1], machine), text, machine);
        return TRUE;
      };
      default -> null;
    };
  }

  /** Unit -1 stands for {@code *}. */
  private static void checkUnit(Object unit) {
    if ((Long) unit != STANDARD_OUTPUT && (Long) unit != -1) {
      throw new UnsupportedOperationException("output to the unit " + unit);
    }
  }

  private static Output output(Object[] arguments) {
    return (Output) arguments[0];
  }

  /** Returns a consumer that writes the first record to characters, padded with blanks. */
  private static Consumer<String> to(MemRef place, long length, Text text, Machine machine) {
    boolean[] isWritten = {false};
    return record -> {
      if (!isWritten[0]) {
        isWritten[0] = true;
        text.write(record.endsWith("\n") ? record.substring(0, record.length() - 1) : record, place, length, machine);
      }
    };
  }

  private static void items(Output output, Descriptor items, Text text, Machine machine) {
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
      item(output, value, type, machine);
    }
  }

  private static void item(Output output, Object value, Type type, Machine machine) {
    if (value instanceof ComplexNumber complex) {
      output.complex((Number) complex.real(), (Number) complex.imaginary(), machine);
    } else if (type instanceof LogicalType) {
      output.logical((Long) value != 0, machine);
    } else if (value instanceof Long number) {
      output.integer(number, machine);
    } else if (value instanceof Number number) {
      output.real(number, machine);
    } else {
      throw new UnsupportedOperationException("output of type " + type);
    }
  }
}
