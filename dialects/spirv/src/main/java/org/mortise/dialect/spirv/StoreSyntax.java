// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code "Function" %pointer, %value ["Aligned", 4] : f32}. */
final class StoreSyntax implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    String storageClass = parser.parseString();
    UnresolvedOperand pointer = parser.parseOperand();
    parser.parsePunctuation(",");
    UnresolvedOperand value = parser.parseOperand();
    Words.parseAccess(parser, state);
    parser.parseOptionalAttrDict(state);
    Type type = parser.parseColonType();
    state.addOperand(parser.resolveOperand(pointer, Words.pointer(type, storageClass)));
    state.addOperand(parser.resolveOperand(value, type));
  }

  @Override
  public String template() {
    return "\"$class\" $%pointer, $%value : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printString(Words.storageClass(op.operand(0).type())).print(' ');
    printer.printOperand(op.operand(0)).print(", ");
    printer.printOperand(op.operand(1));
    Words.printAccess(op, printer);
    Words.printAttributes(op, printer);
    printer.print(" : ").printType(op.operand(1).type());
  }
}
