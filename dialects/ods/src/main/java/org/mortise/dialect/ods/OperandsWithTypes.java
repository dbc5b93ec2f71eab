// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * {@code %a: t {attributes}, %b: u}: operands, each with its type. The arguments are the operands, their types and,
 * optionally, an attribute with the dictionaries of the operands.
 */
final class OperandsWithTypes implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<DictionaryAttr> dictionaries = new ArrayList<>();
    UnresolvedOperand operand = parser.parseOptionalOperand();
    while (operand != null) {
      arguments.operands(0).add(operand);
      arguments.types(1).add(parser.parseColonType());
      dictionaries.add(arguments.count() > 2 ? parser.parseOptionalAttrDict() : DictionaryAttr.empty(parser.context()));
      operand = parser.parseOptionalPunctuation(",") ? parser.parseOperand() : null;
    }
    Dictionaries.set(arguments, 2, dictionaries);
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    OperandRange operands = arguments.operands(0);
    for (int i = 0; i < operands.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printOperand(operands.get(i)).print(": ").printType(operands.get(i).type());
      Dictionaries.print(printer, arguments, 2, i);
    }
  }
}
