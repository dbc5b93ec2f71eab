// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import java.util.Arrays;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.ShapedType;

/** Types with the sizes that are operands: {@code tensor<?xf32>{%d}}, {@code !stream.resource<*>{%size}}. */
final class Sized {
  private Sized() {}

  /** Parses an optional {@code {%a, %b}}. */
  static void parseSizes(OpAsmParser parser, List<UnresolvedOperand> sizes) {
    parser.parseOperandList(sizes, Delimiter.OPTIONAL_BRACES);
  }

  /** Parses a type and its sizes. */
  static Type parse(OpAsmParser parser, List<UnresolvedOperand> sizes) {
    Type type = parser.parseType();
    parseSizes(parser, sizes);
    return type;
  }

  /** Prints the sizes of a type, beginning with the operand {@code next}; returns the index of the first one after. */
  static int printSizes(OpAsmPrinter printer, Type type, OperandRange sizes, int next) {
    int end = Math.min(next + count(type), sizes.size());
    if (end > next) {
      printer.print('{').printOperands(sizes.subList(next, end)).print('}');
    }
    return end;
  }

  /** Prints a type and its sizes. */
  static int print(OpAsmPrinter printer, Type type, OperandRange sizes, int next) {
    printer.printType(type);
    return printSizes(printer, type, sizes, next);
  }

  private static int count(Type type) {
    if (type instanceof ShapedType shaped) {
      return shaped.hasRank() ? (int) Arrays.stream(shaped.shape()).filter(ShapedType::isDynamic).count() : 0;
    }
    String text = type.toString();
    return text.startsWith("!stream.resource") || text.startsWith("!hal.buffer") && !text.contains("view") ? 1 : 0;
  }
}
