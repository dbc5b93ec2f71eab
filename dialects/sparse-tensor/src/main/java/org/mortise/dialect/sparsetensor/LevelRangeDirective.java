// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.IndexType;

/** A range of levels as two attributes. */
final class LevelRangeDirective implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    LevelRange levels = LevelRange.parse(parser);
    IndexType index = IndexType.of(parser.context());
    arguments.setAttribute(0, IntegerAttr.of(index, levels.low()));
    arguments.setAttribute(1, IntegerAttr.of(index, levels.high()));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.print(new LevelRange(number(arguments.attribute(0)), number(arguments.attribute(1))).toString());
  }

  private static long number(Attribute attribute) {
    return ((IntegerAttr) attribute).longValue();
  }
}
