// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code memref<4xf32>) varType(tensor<4xf32>)}: the type of an operand that {@link Variable} begins, and that of the
 * variable if it is not the element type of the former.
 */
final class VariableType implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    Type type = parser.parseType();
    arguments.types(0).add(type);
    parser.parsePunctuation(")");
    Type variable = Variables.defaultType(type);
    int start = parser.position();
    if (parser.parseOptionalKeyword("varType")) {
      parser.parsePunctuation("(");
      variable = parser.parseType();
      parser.parsePunctuation(")");
    }
    if (variable == null) {
      throw parser.error(start, "expected 'varType', since " + type + " does not state the type of the variable");
    }
    arguments.setAttribute(1, TypeAttr.of(variable));
  }

  @Override
  public String template(String argument) {
    return "$type)";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Type type = arguments.types(0).get(0);
    printer.printType(type).print(')');
    Type variable = ((TypeAttr) arguments.attribute(1)).value();
    if (!variable.equals(Variables.defaultType(type))) {
      printer.print(" varType(").printType(variable).print(')');
    }
  }
}
