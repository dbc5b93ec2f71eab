// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.PlainType;

/**
 * {@code -> !pdl.value}: the type of a group of results; nothing for all results, which are a range of values. The
 * arguments are the index of the group, and the type. As in MLIR, two blanks are before the arrow.
 */
final class ResultsValueType implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Type values =
        PdlRangeType.of(PlainType.of(parser.context(), PdlDialect.NAMESPACE, PdlConstraints.VALUE_NAME));
    if (arguments.attribute(0) != null) {
      parser.parsePunctuation("->");
      values = parser.parseType();
    }
    arguments.types(1).add(values);
  }

  @Override
  public String template(String argument) {
    return "";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (arguments.attribute(0) != null) {
      printer.print(" -> ").printType(arguments.types(1).get(0));
    }
  }
}
