// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import java.math.BigInteger;
import java.util.List;
import org.mortise.dialect.vector.PrintOp;
import org.mortise.ir.Type;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.GeneralFormat;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/** {@code vector.print}, with the text of MLIR's runner: six digits for floating-point numbers. */
final class Printing {
  private Printing() {}

  static void print(PrintOp print, CodeBuilder code) {
    if (print.stringLiteralAttr() != null) {
      String text = print.stringLiteralAttr().value();
      code.run(List.of(), (arguments, machine) -> {
        machine.print(text);
        return Primitive.NOTHING;
      }, PoisonRule.REJECT, code.operands(print));
      return;
    }
    String after = switch (print.punctuationAttr().value()) {
      case NEWLINE -> "\n";
      case COMMA -> ", ";
      case OPEN -> "( ";
      case CLOSE -> " )";
      default -> "";
    };
    ValueFormat format = print.source() == null ? null
        : ValueFormat.of(ShapedType.elementTypeOrSelf(print.source().type()));
    code.run(List.of(), (arguments, machine) -> {
      StringBuilder text = new StringBuilder();
      if (arguments.length > 0 && arguments[0] instanceof Elements vector) {
        machine.step(vector.count());
        appendVector(text, vector, 0, 0, machine);
      } else if (arguments.length > 0) {
        text.append(number(arguments[0], format, machine));
      }
      machine.print(text.append(after));
      return Primitive.NOTHING;
    }, PoisonRule.REJECT, code.operands(print));
  }

  /** Appends a part of a vector, and returns the position after it. */
  private static int appendVector(StringBuilder text, Elements vector, int dimension, int first, Machine machine) {
    if (dimension == vector.rank() && dimension > 0) {
      text.append(number(vector.get(first), vector.format(), machine));
      return first + 1;
    }
    int next = first;
    text.append("( ");
    long size = vector.rank() == 0 ? 1 : vector.size(dimension);
    for (long i = 0; i < size; i++) {
      text.append(i == 0 ? "" : ", ");
      if (vector.rank() == 0) {
        text.append(number(vector.get(0), vector.format(), machine));
      } else {
        next = appendVector(text, vector, dimension + 1, next, machine);
      }
    }
    text.append(" )");
    return next;
  }

  private static String number(Object value, ValueFormat format, Machine machine) {
    if (value == Poison.VALUE) {
      throw machine.fault("prints an undefined value");
    }
    if (format.isFloat()) {
      return GeneralFormat.of(Numbers.attribute(value, (FloatType) format.type()).doubleValue());
    }
    if (!format.isInteger()) {
      return value.toString();
    }
    Type type = format.type();
    boolean isUnsigned = type instanceof IndexType || format.width() == 1
        || type instanceof IntegerType integer && integer.isUnsigned();
    BigInteger number = Numbers.integer(value);
    double words = format.width() / (double) Integer.SIZE;
    machine.step((long) (words * Math.sqrt(words))); // about the time that the decimal digits take
    return (isUnsigned ? FixedWidth.asUnsigned(number, format.width()) : number).toString();
  }
}
