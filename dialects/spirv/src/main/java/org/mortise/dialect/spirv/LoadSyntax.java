// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code "Function" %pointer ["Aligned", 4] : f32}. */
final class LoadSyntax implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    String storageClass = parser.parseString();
    UnresolvedOperand pointer = parser.parseOperand();
    Words.parseAccess(parser, state);
    parser.parseOptionalAttrDict(state);
    Type value = parser.parseColonType();
    state.addOperand(parser.resolveOperand(pointer, Words.pointer(value, storageClass)));
    state.addResultTypes(List.of(value));
  }

  @Override
  public String template() {
    return "\"$class\" $%pointer : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printString(Words.storageClass(op.operand(0).type())).print(' ');
    printer.printOperand(op.operand(0));
    Words.printAccess(op, printer);
    Words.printAttributes(op, printer);
    printer.print(" : ").printType(op.result(0).type());
  }
}
