// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** A floating-point format by the numbers of its bits: {@code e8m23}. */
final class ExponentMantissa implements CustomDirective {
  private static final Pattern FORMAT = Pattern.compile("e([0-9]{1,9})m([0-9]{1,9})");

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    int start = parser.position();
    Matcher bits = FORMAT.matcher(parser.parseKeyword());
    if (!bits.matches()) {
      throw parser.error(start, "expected exponent mantissa in format e#m#, saw " + bits.replaceAll("$0"));
    }
    arguments.setAttribute(0, IntegerAttr.i32(parser.context(), Integer.parseInt(bits.group(1))));
    arguments.setAttribute(1, IntegerAttr.i32(parser.context(), Integer.parseInt(bits.group(2))));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.print('e').print(((IntegerAttr) arguments.attribute(0)).longValue())
        .print('m').print(((IntegerAttr) arguments.attribute(1)).longValue());
  }
}
