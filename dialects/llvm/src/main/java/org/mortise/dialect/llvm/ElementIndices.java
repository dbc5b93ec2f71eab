// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code %i, 0, 3}: indices that are operands or numbers. */
final class ElementIndices implements CustomDirective {
  private static final int OPERANDS = 0;
  private static final int NUMBERS = 1;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<Integer> numbers = new ArrayList<>();
    do {
      Integer number = ParameterForms.parseOptionalInt(parser);
      if (number == null) {
        arguments.operands(OPERANDS).add(parser.parseOperand());
      }
      numbers.add(number == null ? GetElementPtrOp.DYNAMIC : number);
    } while (parser.parseOptionalPunctuation(","));
    int[] all = new int[numbers.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = numbers.get(i);
    }
    arguments.setAttribute(NUMBERS, DenseI32ArrayAttr.of(parser.context(), all));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    DenseI32ArrayAttr numbers = (DenseI32ArrayAttr) arguments.attribute(NUMBERS);
    int operand = 0;
    for (int i = 0; i < numbers.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      if (numbers.get(i) == GetElementPtrOp.DYNAMIC) {
        printer.printOperand(arguments.operands(OPERANDS).get(operand++));
      } else {
        printer.print(numbers.get(i));
      }
    }
  }
}
