// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseArrayAttr;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** The parts of a window that are not the default ones: {@code stride = [2, 2], pad = [[0, 1], [0, 1]]}. */
final class WindowAttributes implements CustomDirective {
  private static final List<String> NAMES = List.of("stride", "pad", "lhs_dilate", "rhs_dilate", "reverse");
  private static final int PAD = 1;
  private static final int REVERSE = 4;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Set<String> seen = new HashSet<>();
    int start = parser.position();
    String name = parser.parseOptionalKeyword();
    while (name != null) {
      int index = NAMES.indexOf(name);
      if (index < 0 || !seen.add(name)) {
        throw parser.error(start, "Unexpected keyword " + name);
      }
      parser.parsePunctuation("=");
      arguments.setAttribute(index, parse(parser, index));
      if (!parser.parseOptionalPunctuation(",")) {
        return;
      }
      start = parser.position();
      name = parser.parseKeyword();
    }
  }

  private static Attribute parse(OpAsmParser parser, int index) {
    Context context = parser.context();
    if (index == PAD) {
      List<String> pairs = new ArrayList<>();
      parser.parseCommaSeparatedList(Delimiter.SQUARE, () -> pairs.add(parseNumbers(parser).toString()));
      return SyntaxTexts.parseAttribute(
          context, "dense<" + (pairs.isEmpty() ? "" : pairs) + "> : tensor<" + pairs.size() + "x2xi64>");
    }
    if (index == REVERSE) {
      List<Boolean> flags = new ArrayList<>();
      parser.parseCommaSeparatedList(Delimiter.SQUARE, () -> flags.add(parseFlag(parser)));
      boolean[] values = new boolean[flags.size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = flags.get(i);
      }
      return DenseBoolArrayAttr.of(context, values);
    }
    return DenseI64ArrayAttr.of(context, parseNumbers(parser).stream().mapToLong(Long::longValue).toArray());
  }

  private static List<Long> parseNumbers(OpAsmParser parser) {
    List<Long> numbers = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.SQUARE, () -> numbers.add(parser.parseInteger()));
    return numbers;
  }

  private static boolean parseFlag(OpAsmParser parser) {
    if (parser.parseOptionalKeyword("true")) {
      return true;
    }
    return !parser.parseOptionalKeyword("false") && parser.parseInteger() != 0;
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    String separator = "";
    for (int i = 0; i < NAMES.size(); i++) {
      Attribute value = arguments.attribute(i);
      if (value != null) {
        printer.print(separator).print(NAMES.get(i)).print(" = ");
        separator = ", ";
        if (value instanceof DenseArrayAttr array) {
          printArray(printer, array);
        } else {
          printPadding(printer, (DenseElementsAttr) value);
        }
      }
    }
  }

  private static void printArray(OpAsmPrinter printer, DenseArrayAttr array) {
    printer.print('[');
    for (int i = 0; i < array.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      if (array instanceof DenseBoolArrayAttr flags) {
        printer.print(flags.get(i) ? "true" : "false");
      } else {
        printer.print(((DenseI64ArrayAttr) array).get(i));
      }
    }
    printer.print(']');
  }

  private static void printPadding(OpAsmPrinter printer, DenseElementsAttr padding) {
    printer.print('[');
    for (int i = 0; i + 1 < padding.numElements(); i += 2) {
      printer.print(i == 0 ? "[" : ", [").print(at(padding, i)).print(", ").print(at(padding, i + 1)).print(']');
    }
    printer.print(']');
  }

  private static long at(DenseElementsAttr padding, int index) {
    return ((IntegerAttr) padding.elementAt(padding.isSplat() ? 0 : index)).longValue();
  }
}
