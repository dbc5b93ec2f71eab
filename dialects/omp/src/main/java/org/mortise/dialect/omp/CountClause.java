// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.parameters.DialectEnum;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code strict, %count: type}; the modifier can be omitted. */
record CountClause(DialectEnum modifiers, String clause) implements CustomDirective {
  private static final int MODIFIER = 0;
  private static final int COUNT = 1;
  private static final int TYPE = 2;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    String modifier = parser.parseOptionalKeyword();
    if (modifier != null) {
      if (!modifiers.words().contains(modifier)) {
        throw parser.error("invalid " + clause + " modifier : '" + modifier + "'");
      }
      arguments.setAttribute(MODIFIER, modifiers.of(parser.context(), modifier));
      parser.parsePunctuation(",");
    }
    arguments.operands(COUNT).add(parser.parseOperand());
    arguments.types(TYPE).add(parser.parseColonType());
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    if (arguments.attribute(MODIFIER) instanceof DialectEnumAttr modifier) {
      printer.print(modifier.word()).print(", ");
    }
    OperandRange counts = arguments.operands(COUNT);
    if (!counts.isEmpty()) {
      printer.printOperand(counts.get(0)).print(": ").printType(counts.get(0).type());
    }
  }
}
