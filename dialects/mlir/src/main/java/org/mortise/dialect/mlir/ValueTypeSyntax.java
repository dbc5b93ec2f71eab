// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code of %value : !pdl.type}, the type of the result; that of the operand has values in place of types. */
final class ValueTypeSyntax implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    parser.parseKeyword("of");
    UnresolvedOperand value = parser.parseOperand();
    int start = parser.position();
    Type type = parser.parseColonType();
    String text = type.toString();
    if (!text.equals("!pdl.type") && !text.equals("!pdl.range<type>")) {
      throw parser.error(start, "expected a type or a range of types of the dialect pdl");
    }
    parser.parseOptionalAttrDict(state);
    Type ofValue = SyntaxTexts.parseType(state.context(), text.replace("type", "value"));
    state.addOperand(parser.resolveOperand(value, ofValue)).addResultType(type);
  }

  @Override
  public String template() {
    return "of $%value : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(" of ").printOperand(op.operand(0)).print(" : ").printType(op.result(0).type());
    printer.printOptionalAttrDict(op);
  }
}
