// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code real}, {@code imag}, or nothing. */
final class ComplexPart implements CustomDirective {
  private static final String IMAGINARY = "imag";
  private static final String REAL = "real";

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    if (parser.parseOptionalKeyword(IMAGINARY)) {
      arguments.setAttribute(0, IntegerAttr.bool(parser.context(), true));
    } else if (parser.parseOptionalKeyword(REAL)) {
      arguments.setAttribute(0, IntegerAttr.bool(parser.context(), false));
    }
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    IntegerAttr part = (IntegerAttr) arguments.attribute(0);
    if (part != null) {
      printer.print(part.longValue() == 0 ? REAL : IMAGINARY);
    }
  }
}
