// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.execution.runtime.Descriptor;
import org.mortise.ir.Context;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;

/** The start and the end of a program, and random numbers. */
final class ProgramFunctions {
  private static final int SINGLE_BITS = 24;
  private static final Object[] NONE = {0L};

  private ProgramFunctions() {}

  static @Nullable Primitive of(String name, Context context) {
    Text text = new Text(context);
    return switch (name) {
      case "ProgramStart", "ProgramEndStatement", "RandomInit" -> (arguments, machine) -> NONE;
      case "StopStatement" -> (arguments, machine) -> {
        throw machine.fault("stops the program with the code " + arguments[0]);
      };
      case "StopStatementText" -> (arguments, machine) -> {
        throw machine.fault("stops the program: " + text.read((MemRef) arguments[0], (Long) arguments[1], machine));
      };
      case "ReportFatalUserError" -> (arguments, machine) -> {
        throw machine.fault("ends the program: " + text.readToZero((MemRef) arguments[0], machine));
      };
      case "RandomNumber" -> ProgramFunctions::random;
      case "IsContiguous" -> (arguments, machine) ->
          new Object[] {isContiguous(Descriptor.of(arguments[0], machine)) ? -1L : 0L};
      default -> null;
    };
  }

  private static boolean isContiguous(Descriptor array) {
    long stride = array.elementBytes();
    for (int i = 0; i < array.rank(); i++) {
      if (array.extents()[i] != 1 && array.strides()[i] != stride) {
        return false;
      }
      stride *= array.extents()[i];
    }
    return true;
  }

  /** Generates the same numbers in each execution. */
  private static Object[] random(Object[] arguments, Machine machine) {
    Descriptor target = Descriptor.of(arguments[0], machine);
    ValueFormat format = ValueFormat.of(target.elementType());
    Random random = new Random(target.count());
    machine.step(target.count());
    for (long i = 0; i < target.count(); i++) {
      MemRef place = target.element(i);
      place.memory.write(place.start, format, switch (format.kind()) {
        case FLOAT -> (float) random.nextInt(1 << SINGLE_BITS) / (1 << SINGLE_BITS);
        case DOUBLE -> random.nextDouble();
        default -> throw new UnsupportedOperationException("random numbers of type " + target.elementType());
      });
    }
    return NONE;
  }
}
