// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code %value : type}: the result is a probe of the value. */
final class RefSendSyntax implements OpAssembly {
  private static final String PREFIX = "!firrtl.";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand operand = parser.parseOperand();
    parser.parseOptionalAttrDict(state);
    Type type = parser.parseColonType();
    state.addOperand(parser.resolveOperand(operand, type));
    String text = type.toString();
    String base = text.startsWith(PREFIX) ? text.substring(PREFIX.length()) : text;
    state.addResultType(SyntaxTexts.parseType(state.context(), PREFIX + "probe<" + base + '>'));
  }

  @Override
  public String template() {
    return " $%base : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperand(op.operand(0)).printOptionalAttrDict(op);
    printer.print(" : ").printType(op.operand(0).type());
  }
}
